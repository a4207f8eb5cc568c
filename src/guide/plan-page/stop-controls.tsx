import { ChevronDown, ChevronUp, Ellipsis, GripVertical } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { moved } from '../plan/order.ts'
import { changedPlan } from '../plan/plan.ts'
import type { PlanStopProps } from './plan-props.tsx'
import { standsNow } from './stands-now.ts'

type StopControlsProps = PlanStopProps & { isOpen: boolean; onToggle: () => void }

/** Earlier, later, and more. */
export function StopControls({ stop: { key, name }, plan, onChange, isOpen, onToggle }: StopControlsProps) {
  const buttons = [
    { step: -1, word: 'earlier', Icon: ChevronUp },
    { step: 1, word: 'later', Icon: ChevronDown },
  ] as const
  return (
    <div className="flex items-start text-text-muted max-md:absolute max-md:-top-11.5 max-md:right-0 max-md:*:w-[min(2.75rem,19vw)]! print:hidden">
      <span
        data-grip={key}
        draggable
        aria-hidden="true"
        className="for-editing grid size-11 cursor-grab place-items-center active:cursor-grabbing"
      >
        <GripVertical className="size-5" />
      </span>
      {buttons.map(({ step, word, Icon }) => {
        const change = moved(plan, key, step)
        const id = `${word}-${key}`
        const move = () => {
          if (!change) return
          onChange(change, { said: standsNow(changedPlan(plan, change), key), focus: id })
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
        id={`more-${key}`}
        look="ghost"
        size="icon"
        aria-label={`More for ${name}`}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <Ellipsis className="size-5" />
      </Button>
    </div>
  )
}
