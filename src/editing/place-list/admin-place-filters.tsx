import { ChevronDown, FunnelX, Search } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { FunType } from '../../guide/fun-types/fun-type.schema.ts'
import { Button } from '../../ui/button.tsx'
import { MultiSelect } from '../../ui/multi-select.tsx'
import { NamedIcon } from '../../ui/named-icon.tsx'
import { PhoneFoldButton, usePhoneFold } from '../../ui/phone-fold.tsx'
import { Select } from '../../ui/select.tsx'
import {
  type AdminPlaceFilters,
  type AdminPlaceSort,
  adminPlaceSorts,
  type FlagChoice,
  setFilters,
  unfiltered,
} from '../places/admin-place-list.ts'
import { type BarFlag, barFlags, placeFilters } from '../places/place-filters.ts'

/** Long enough to type on. */
const searchDelayMs = 500

interface AdminPlaceFiltersProps {
  filters: AdminPlaceFilters
  funTypes: readonly FunType[]
  onChange: (part: Partial<AdminPlaceFilters>) => void
  /** What else the list can be told. */
  children: ReactNode
}

export function AdminPlaceFilterBar({ filters, funTypes, onChange, children }: AdminPlaceFiltersProps) {
  const [clears, setClears] = useState(0)
  const { fold, button } = usePhoneFold()
  const set = setFilters(filters).length + (filters.funTypeIds.length > 0 ? 1 : 0)
  const clear = () => {
    // What was typed and not yet sent goes too.
    setClears(clears + 1)
    onChange(unfiltered)
  }
  return (
    <>
      <search className="grid grid-cols-2 items-end gap-2.5 border-b border-border p-4 max-sm:pb-2 sm:grid-cols-3 min-[80rem]:grid-cols-[minmax(150px,1fr)_repeat(5,minmax(112px,auto))_auto]">
        <SearchBox key={clears} value={filters.search} onSearch={(search) => onChange({ search })} />
        <PhoneFoldButton {...button}>Filters{set > 0 && ` (${set})`}</PhoneFoldButton>
        <div id={fold.id} className={`contents ${fold.className}`}>
          <Labelled label="Sort">
            <Select
              className={box}
              label={<span className="sr-only">Sort</span>}
              value={filters.sort}
              options={adminPlaceSorts}
              onValueChange={(sort) => onChange({ sort: sort as AdminPlaceSort })}
              valueClassName="truncate"
              chevron={chevron}
            />
          </Labelled>
          <Labelled label="Fun types">
            <MultiSelect
              className={box}
              label="Fun types"
              options={funTypes.map(({ id, slug, name, icon }) => ({
                value: String(id),
                label: name,
                icon: <NamedIcon name={icon} className={`ft-${slug} size-5 text-(--ft)`} />,
              }))}
              values={filters.funTypeIds}
              onValuesChange={(funTypeIds) => onChange({ funTypeIds })}
            >
              <span className="sr-only">Fun types: </span>
              {filters.funTypeIds.length === 0 ? 'All types' : `${filters.funTypeIds.length} selected`}
              {chevron}
            </MultiSelect>
          </Labelled>
          {barFlags.map((name) => (
            <Labelled key={name} label={placeFilters[name].label}>
              <Select
                className={box}
                label={<span className="sr-only">{placeFilters[name].label}</span>}
                value={filters[name]}
                options={optionsOf(name)}
                onValueChange={(choice) => onChange({ [name]: choice as FlagChoice })}
                chevron={chevron}
              />
            </Labelled>
          ))}
          <Button
            look="ghost"
            className="max-sm:gap-1.5 max-sm:px-0 max-[22.5rem]:col-span-full"
            onClick={clear}
          >
            <FunnelX className="size-4.5 flex-none" />
            Clear All Filters
          </Button>
        </div>
      </search>
      <div className={fold.className}>{children}</div>
    </>
  )
}

const optionsOf = (name: BarFlag) => [
  { value: 'all', label: 'All' },
  ...placeFilters[name].options.map(([value, label]) => ({ value, label })),
]

const box =
  'relative flex min-h-11 w-full items-center rounded-md border-[1.5px] border-control-border bg-surface pr-8.5 pl-3 text-left text-sm whitespace-nowrap hover:bg-surface-hover'
const chevron = <ChevronDown className="absolute right-2.5 size-[17px] text-text-subtle" />

/** The control names itself too, so the word above it is for the eye alone. */
const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid min-w-0 gap-1.5">
    <span aria-hidden="true" className="text-xs font-semibold">
      {label}
    </span>
    {children}
  </div>
)

function SearchBox({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const id = useId()
  const [text, setText] = useState(value)
  const known = useRef(value)
  const search = useRef(onSearch)
  search.current = onSearch
  useEffect(() => {
    // The address changed by itself: back, forward or a link.
    if (value !== known.current) setText(value)
    known.current = value
  }, [value])
  useEffect(() => {
    const typed = text.trim()
    if (typed === known.current) return
    const timer = setTimeout(() => {
      known.current = typed
      search.current(typed)
    }, searchDelayMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div className="relative col-span-full grid gap-1.5 min-[80rem]:col-auto">
      <label htmlFor={id} className="text-xs font-semibold">
        Search
      </label>
      <Search className="pointer-events-none absolute bottom-3 left-3 size-5 text-text-subtle" />
      <input
        id={id}
        type="search"
        value={text}
        maxLength={200}
        placeholder="Search by name, address..."
        onChange={(event) => setText(event.target.value)}
        className="min-h-11 w-full rounded-md border-[1.5px] border-control-border bg-surface py-2 pr-3 pl-10 text-sm text-text placeholder:text-text-subtle hover:border-text-muted focus-visible:rounded-md"
      />
    </div>
  )
}
