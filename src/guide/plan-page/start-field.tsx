import { useRef } from 'react'
import { inputClass } from '../../ui/field.tsx'
import { dayId } from './day-tabs.tsx'
import { longDay } from './plan-days.ts'
import { usePageHide } from './use-page-hide.ts'

interface StartFieldProps {
  day: string
  start: string
  onStart: (start: string) => void
}

/** It counts when the field is left: while it is typed, each part of a time is one. */
export function StartField({ day, start, onStart }: StartFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const save = () => {
    const value = input.current?.value ?? start
    if (value !== start) onStart(value)
  }
  usePageHide(save)
  return (
    <label className="flex items-center gap-1.5 text-sm text-text-muted">
      Start
      <input
        ref={input}
        id={`${dayId(day)}-start`}
        type="time"
        aria-label={`Start of ${longDay(day)}`}
        defaultValue={start}
        onBlur={save}
        className={`${inputClass} w-auto! max-md:px-1.5!`}
      />
    </label>
  )
}
