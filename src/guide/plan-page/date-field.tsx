import { useRef } from 'react'
import { inputClass } from '../../ui/field.tsx'
import { dayId } from './day-tabs.tsx'
import { lastDay, longDay } from './plan-days.ts'
import { usePageHide } from './use-page-hide.ts'

interface DateFieldProps {
  day: string
  /** Of the whole plan. */
  dates: readonly string[]
  /** `focus`: what has it, by its id, where that is drawn anew with the day; else ''. */
  onMove: (value: string, focus: string) => void
}

// A year that is being typed is a year of antiquity until its last digit; with one digit too many it is one that no plan has.
const isDay = (value: string) => value >= '2000' && value <= lastDay && value.length === lastDay.length

/** A date that is picked counts at once; of one that is typed each part is a date, so it counts when the field is left, or on Enter. */
export function DateField({ day, dates, onMove }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const isTyped = useRef(false)
  const id = `${dayId(day)}-date`
  const move = (value: string, focus = id) => {
    isTyped.current = false
    if (isDay(value) && value !== day) onMove(value, focus)
  }
  usePageHide(() => {
    const typed = input.current?.value ?? day
    // Nobody would be there to part two days that became one.
    if (!dates.includes(typed)) move(typed)
  })
  return (
    <input
      ref={input}
      id={id}
      type="date"
      aria-label={`Date of ${longDay(day)}`}
      defaultValue={day}
      max={lastDay}
      onPointerDown={() => {
        isTyped.current = false
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') move(currentTarget.value)
        else isTyped.current = true
      }}
      onChange={({ target }) => {
        if (!isTyped.current) move(target.value)
      }}
      onBlur={({ target, relatedTarget }) => {
        const isDrawnAnew = document.getElementById(dayId(day))?.contains(relatedTarget)
        move(target.value, isDrawnAnew ? relatedTarget?.id || id : '')
        // What is no day of a plan is not left standing.
        if (!isDay(target.value)) target.value = day
      }}
      className={`${inputClass} w-auto! max-md:px-1.5!`}
    />
  )
}
