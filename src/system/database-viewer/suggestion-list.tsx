import { classNames } from '../../ui/class-names.ts'

interface SuggestionListProps {
  id: string
  names: readonly string[]
  active: number
  onTake: (name: string) => void
}

export const SuggestionList = ({ id, names, active, onTake }: SuggestionListProps) => (
  <div
    id={`${id}-list`}
    role="listbox"
    aria-label="Tables and columns"
    tabIndex={-1}
    className="absolute top-full left-0 z-(--z-popover) mt-1 w-72 max-w-full rounded-lg border border-border bg-surface-raised p-1.5 shadow-lg"
  >
    {names.map((name, index) => (
      // The keys are the textarea's, which points here with aria-activedescendant.
      // biome-ignore lint/a11y/useKeyWithClickEvents: see above
      // biome-ignore lint/a11y/useFocusableInteractive: see above
      <div
        key={name}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === active}
        // Before the textarea loses the focus, which closes the list.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onTake(name)}
        className={classNames(
          'flex min-h-9.5 cursor-pointer items-center rounded-[10px] px-3 font-mono text-[0.8125rem] hover:bg-surface-hover',
          index === active && 'bg-primary-soft text-on-primary-soft',
        )}
      >
        {name}
      </div>
    ))}
  </div>
)
