import { Button } from '../../ui/button.tsx'
import { Popover, type PopoverProps } from '../../ui/popover.tsx'
import { oldestAge } from './city-filters.ts'

export type AgePanelProps = Pick<PopoverProps, 'trigger' | 'onClose' | 'id'> & {
  ages: readonly number[]
  /** Called with the ages in order. */
  onAgesChange: (ages: number[]) => void
  /** How many places suit them; undefined while they are counted. */
  total: number | undefined
}

const choices = Array.from({ length: oldestAge }, (_, age) => age)

/** A button for each age; each press counts at once. */
export function AgePanel({ ages, onAgesChange, total, ...popover }: AgePanelProps) {
  const toggle = (age: number) =>
    onAgesChange(
      ages.includes(age) ? ages.filter((other) => other !== age) : [...ages, age].sort((a, b) => a - b),
    )
  return (
    <Popover {...popover} label="Ages" className="w-[min(356px,100vw-20px)] rounded-lg p-4.5 pb-3">
      <p id={`${popover.id}-question`} className="mb-3 font-display text-[1.125rem] leading-[1.3] font-bold">
        How old are your children?
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: the question is no legend, it stands outside the grid */}
      <div role="group" aria-labelledby={`${popover.id}-question`} className="grid grid-cols-6 gap-2">
        {choices.map((age) => (
          <button
            key={age}
            type="button"
            aria-pressed={ages.includes(age)}
            aria-label={age === 1 ? '1 year' : `${age} years`}
            onClick={() => toggle(age)}
            className="min-h-11.5 rounded-md border-[1.5px] border-control-border bg-surface font-semibold tabular-nums hover:bg-surface-hover aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            {age}
          </button>
        ))}
      </div>
      <p className="mt-3 mb-2 text-xs text-text-muted">
        Shows places that suit every age you pick. Those that don't say are counted below the list.
      </p>
      <div className="-mx-4.5 flex justify-between gap-2.5 border-t border-border px-4.5 pt-3">
        <Button look="ghost" onClick={() => onAgesChange([])}>
          Clear
        </Button>
        <Button onClick={popover.onClose}>
          {total === 1 ? 'Show 1 place' : `Show ${total ?? '…'} places`}
        </Button>
      </div>
    </Popover>
  )
}
