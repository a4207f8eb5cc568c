import { ChevronDown, ChevronUp, Ellipsis } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { moved } from '../plan/order.ts'
import { changedPlan, daysOf } from '../plan/plan.ts'
import { longDay } from './plan-days.ts'
import type { PlanStopProps } from './plan-stop.tsx'

type StopControlsProps = PlanStopProps & { isOpen: boolean; onOpen: () => void }

/** Earlier, later, and more. */
export function StopControls({ stop: { slug, name }, plan, onChange, isOpen, onOpen }: StopControlsProps) {
  const buttons = [
    { step: -1, word: 'earlier', Icon: ChevronUp },
    { step: 1, word: 'later', Icon: ChevronDown },
  ] as const
  return (
    <div className="flex items-start text-text-muted max-md:absolute max-md:-top-11.5 max-md:right-0 print:hidden">
      {buttons.map(({ step, word, Icon }) => {
        const change = moved(plan, slug, step)
        const id = `${word}-${slug}`
        const move = () => {
          if (!change) return
          const day = daysOf(changedPlan(plan, change)).find(({ stops }) =>
            stops.some((stop) => stop.slug === slug),
          )
          const at = day?.stops.findIndex((stop) => stop.slug === slug) ?? 0
          const where = day?.day ? `on ${longDay(day.day)}` : 'on no day'
          onChange(change, {
            said: `${name} is now stop ${at + 1} of ${day?.stops.length} ${where}`,
            focus: id,
          })
        }
        return (
          <Button
            key={word}
            id={id}
            look="ghost"
            size="icon"
            aria-label={`Move ${name} ${word}`}
            // Not disabled: the focus would be lost with the last step.
            aria-disabled={!change}
            onClick={move}
            className="aria-disabled:opacity-35"
          >
            <Icon className="size-5" />
          </Button>
        )
      })}
      <Button
        id={`more-${slug}`}
        look="ghost"
        size="icon"
        aria-label={`More for ${name}`}
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <Ellipsis className="size-5" />
      </Button>
    </div>
  )
}
