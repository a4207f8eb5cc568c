import { type RefObject, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Toggle } from '../../ui/toggle.tsx'
import { mostDays, quickPicks, toggled } from './dates.ts'
import { DayGrid } from './day-grid.tsx'
import { keepDays, keptDays, today } from './kept-dates.tsx'

export interface DatesSheetProps {
  trigger: RefObject<HTMLButtonElement | null>
  id: string
  /** Whose 'today' it is; undefined where places of all zones are shown. */
  timeZone?: string | undefined
  onClose: () => void
}

/** Today, tomorrow and the weekend in one tap, and the days of the coming weeks; each counts at once. */
export function DatesSheet({ trigger, id, timeZone, onClose }: DatesSheetProps) {
  const [days, show] = useState(keptDays)
  const [from] = useState(() => today(timeZone))
  const choose = (chosen: readonly string[]) => {
    keepDays(chosen, timeZone)
    show(keptDays())
  }
  return (
    <Sheet
      {...{ id, trigger, onClose }}
      title="Our dates"
      className="w-[min(400px,100vw-20px)]"
      head={
        <p className="pb-2 text-xs text-text-muted">
          Cards say whether a place is open then. Kept on this device only.
        </p>
      }
      foot={
        <>
          <Button look="ghost" onClick={() => choose([])}>
            Clear
          </Button>
          <Button look="accent" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="mb-4 flex flex-wrap gap-2">
        {quickPicks(from).map(([name, picked]) => (
          <Toggle
            key={name}
            pressed={picked.every((day) => days.includes(day))}
            onPressedChange={() => choose(toggled(days, picked))}
          >
            {name}
          </Toggle>
        ))}
      </div>
      <DayGrid today={from} chosen={days} onToggle={(day) => choose(toggled(days, [day]))} />
      <p role="status" className="mt-2 text-xs text-text-muted">
        {days.length < mostDays
          ? `Up to ${mostDays} days`
          : `These are ${mostDays} days, as many as can be chosen`}
      </p>
    </Sheet>
  )
}
