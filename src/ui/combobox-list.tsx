import { Check, Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { MarkedText } from './marked-text.tsx'
import type { SelectOption } from './select-props.ts'

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
  /** The groups are still those of another query: none of them is chosen unasked. */
  isAwaited: boolean
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
  const { active, activeOption, point, onKeyDown } = useActiveOption(values, value, props)
  const optionId = (option: string) => `${id}-${option}`
  return (
    <>
      <SearchBox
        {...{ listId: `${id}-list`, activeId: active === undefined ? undefined : optionId(active) }}
        {...{ query, onKeyDown, label: props.searchLabel, placeholder: props.placeholder }}
        onType={(typed) => {
          point(undefined)
          onQueryChange(typed)
        }}
      />
      {props.children}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={props.listLabel}
        tabIndex={-1}
        className="max-h-[min(300px,40dvh)] overflow-auto px-2 pb-2 [scrollbar-width:thin] md:max-h-[min(384px,45dvh)]"
      >
        {groups.map(({ label, options }, index) => (
          <Group key={label} labelId={`${id}-group-${index}`} label={label}>
            {options.map((option) => (
              <Option
                key={option.value}
                {...{ id: optionId(option.value), icon: props.optionIcon }}
                ref={option.value === active ? activeOption : undefined}
                isActive={option.value === active}
                isChosen={option.value === value}
                onPoint={() => point(option.value)}
                onChoose={() => onChoose(option.value)}
              >
                <MarkedText text={option.label} wanted={query} />
              </Option>
            ))}
          </Group>
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

/** The option that the arrow keys are at: the one that is pointed at, as long as it is shown, else the first of those that were asked for. */
function useActiveOption(
  values: readonly string[],
  first: string | undefined,
  { onChoose, isAwaited }: Pick<ComboboxListProps, 'onChoose' | 'isAwaited'>,
) {
  const [wanted, point] = useState(first)
  const active = wanted !== undefined && values.includes(wanted) ? wanted : isAwaited ? undefined : values[0]
  const activeOption = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) activeOption.current?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    // With an input method they choose what is written, and Enter ends a word.
    if (event.nativeEvent.isComposing) return
    const at = active === undefined ? -1 : values.indexOf(active)
    const last = values.length - 1
    // One by one they lead round and round, in leaps to the ends.
    const ways: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(at + 5, last),
      PageUp: Math.max(at - 5, 0),
    }
    const next = ways[event.key]
    if (next !== undefined && last >= 0) {
      event.preventDefault()
      point(values[next])
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active !== undefined) onChoose(active)
    }
  }
  return { active, activeOption, point, onKeyDown }
}

interface SearchBoxProps {
  listId: string
  activeId: string | undefined
  query: string
  onType: (query: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  label: string
  placeholder: string
}

const SearchBox = ({ listId, activeId, query, onType, onKeyDown, label, placeholder }: SearchBoxProps) => (
  <div className="relative border-b border-border p-2.5">
    <Search className="absolute top-1/2 left-6.5 size-5 -translate-y-1/2 text-text-subtle" />
    <input
      type="text"
      role="combobox"
      aria-expanded="true"
      aria-autocomplete="list"
      aria-controls={listId}
      aria-activedescendant={activeId}
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      value={query}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      className="min-h-12 w-full rounded-md bg-surface-sunken pr-3.5 pl-11.5 text-base -outline-offset-3 placeholder:text-text-subtle placeholder:opacity-100"
    />
  </div>
)

interface GroupProps {
  label: string
  labelId: string
  children: ReactNode
}

const Group = ({ label, labelId, children }: GroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, but no fieldsets
  <div role="group" aria-labelledby={labelId}>
    <div
      id={labelId}
      role="presentation"
      className="sticky top-0 bg-surface-raised px-3 pt-3 pb-1.5 text-xs font-semibold text-text-subtle"
    >
      {label}
    </div>
    {children}
  </div>
)

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
