import { type KeyboardEvent, useRef, useState } from 'react'
import { dayInFull } from '../opening-hours/days/date-words.ts'
import { mostDays, weeksFrom } from './dates.ts'

interface DayGridProps {
  today: string
  chosen: readonly string[]
  onToggle: (day: string) => void
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const month = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'short' })

/** The days of the coming weeks. The tab key leads to one of them, arrows to the others. */
export function DayGrid({ today, chosen, onToggle }: DayGridProps) {
  const weeks = weeksFrom(today)
  const days = weeks.flat().filter((day) => day !== undefined)
  const [current, setCurrent] = useState(chosen[0] ?? today)
  const grid = useRef<HTMLTableElement>(null)
  const move = (event: KeyboardEvent) => {
    const next = days[days.indexOf(current) + (steps[event.key] ?? 0)]
    if (!steps[event.key] || !next) return
    event.preventDefault()
    setCurrent(next)
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  return (
    <table ref={grid} onKeyDown={move} className="w-full table-fixed border-separate border-spacing-0.5">
      <caption className="sr-only">Days to choose</caption>
      <thead>
        <tr className="text-xs text-text-muted">
          {weekdays.map((name) => (
            <th key={name} scope="col" className="pb-1 font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, column) => (
              <td key={day ?? `${row} ${column}`}>
                {day && (
                  <DayButton
                    day={day}
                    isMonthNamed={day === today || day.endsWith('-01')}
                    isPressed={chosen.includes(day)}
                    isFull={chosen.length >= mostDays && !chosen.includes(day)}
                    tabIndex={day === current ? 0 : -1}
                    onClick={() => {
                      setCurrent(day)
                      onToggle(day)
                    }}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayButtonProps {
  day: string
  isMonthNamed: boolean
  isPressed: boolean
  isFull: boolean
  tabIndex: number
  onClick: () => void
}

const DayButton = ({ day, isMonthNamed, isPressed, isFull, tabIndex, onClick }: DayButtonProps) => (
  <button
    type="button"
    data-day={day}
    tabIndex={tabIndex}
    aria-pressed={isPressed}
    // Not disabled: the focus would be lost with the last one.
    aria-disabled={isFull}
    aria-label={dayInFull(day)}
    onClick={onClick}
    className="relative grid min-h-11 w-full place-items-center rounded-md border-[1.5px] border-transparent font-semibold tabular-nums hover:bg-surface-hover aria-disabled:opacity-40 aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
  >
    <span className="leading-none">
      {isMonthNamed && (
        <small className="mb-0.5 block text-[0.6875rem] font-medium">{month.format(new Date(day))}</small>
      )}
      {Number(day.slice(8))}
    </span>
  </button>
)
