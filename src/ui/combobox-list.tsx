import { Check, Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { MarkedText } from './marked-text.tsx'
import type { SelectOption } from './select.tsx'

interface ComboboxGroup {
  label: string
  options: readonly SelectOption[]
}

interface ComboboxListProps {
  groups: readonly ComboboxGroup[]
  value: string | undefined
  onChoose: (value: string) => void
  query: string
  onQueryChange: (query: string) => void
  searchLabel: string
  placeholder: string
  listLabel: string
  emptyText: string
  optionIcon: ReactNode
  /** Stands between the search box and the list. */
  children?: ReactNode
}

/** A search box over a grouped list of choices; the focus stays in the box, the arrow keys move through the list. */
export function ComboboxList(props: ComboboxListProps) {
  const { groups, value, onChoose, query, onQueryChange } = props
  const id = useId()
  const values = groups.flatMap(({ options }) => options.map((option) => option.value))
  const [wanted, setWanted] = useState(value)
  const active = wanted !== undefined && values.includes(wanted) ? wanted : values[0]
  const activeOption = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) activeOption.current?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    const at = active === undefined ? -1 : values.indexOf(active)
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }
    const step = steps[event.key]
    if (step !== undefined && values.length > 0) {
      event.preventDefault()
      setWanted(values[(at + step + values.length) % values.length])
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active !== undefined) onChoose(active)
    }
  }
  const optionId = (option: string) => `${id}-${option}`

  return (
    <>
      <div className="relative border-b border-border p-2.5">
        <Search className="absolute top-1/2 left-6.5 size-5 -translate-y-1/2 text-text-subtle" />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={active === undefined ? undefined : optionId(active)}
          aria-label={props.searchLabel}
          placeholder={props.placeholder}
          autoComplete="off"
          value={query}
          onChange={(event) => {
            setWanted(undefined)
            onQueryChange(event.target.value)
          }}
          onKeyDown={onKeyDown}
          className="min-h-12 w-full rounded-md bg-surface-sunken pr-3.5 pl-11.5 text-base -outline-offset-3 placeholder:text-text-subtle placeholder:opacity-100"
        />
      </div>
      {props.children}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={props.listLabel}
        tabIndex={-1}
        className="max-h-[min(300px,40dvh)] overflow-auto px-2 pb-2 [scrollbar-width:thin] md:max-h-[min(384px,45dvh)]"
      >
        {groups.map((group, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, but no fieldsets
          <div key={group.label} role="group" aria-labelledby={`${id}-group-${index}`}>
            <div
              id={`${id}-group-${index}`}
              role="presentation"
              className="sticky top-0 bg-surface-raised px-3 pt-3 pb-1.5 text-xs font-semibold text-text-subtle"
            >
              {group.label}
            </div>
            {group.options.map((option) => (
              <Option
                key={option.value}
                id={optionId(option.value)}
                ref={option.value === active ? activeOption : undefined}
                isActive={option.value === active}
                isChosen={option.value === value}
                onPoint={() => setWanted(option.value)}
                onChoose={() => onChoose(option.value)}
                icon={props.optionIcon}
              >
                <MarkedText text={option.label} wanted={query} />
              </Option>
            ))}
          </div>
        ))}
      </div>
      <p
        role="status"
        className={classNames('text-sm text-text-muted', values.length === 0 && 'px-5 pt-1 pb-5')}
      >
        {values.length === 0 && props.emptyText}
      </p>
    </>
  )
}

interface OptionProps {
  id: string
  ref: React.Ref<HTMLDivElement> | undefined
  isActive: boolean
  isChosen: boolean
  onPoint: () => void
  onChoose: () => void
  icon: ReactNode
  children: ReactNode
}

const Option = ({ id, ref, isActive, isChosen, onPoint, onChoose, icon, children }: OptionProps) => (
  // The keys are the search box's, which points here with aria-activedescendant.
  // biome-ignore lint/a11y/useKeyWithClickEvents: see above
  // biome-ignore lint/a11y/useFocusableInteractive: see above
  <div
    id={id}
    ref={ref}
    role="option"
    aria-selected={isChosen}
    onPointerMove={onPoint}
    onClick={onChoose}
    className={classNames(
      'flex min-h-11 cursor-pointer scroll-mt-10 items-center gap-3 rounded-[10px] px-3 py-1 font-medium',
      isActive && 'bg-primary-soft text-on-primary-soft',
    )}
  >
    {icon}
    <span>{children}</span>
    {isChosen && <Check className="ml-auto size-4.5 text-link" />}
  </div>
)
