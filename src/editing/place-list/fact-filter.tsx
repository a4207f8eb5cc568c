import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { AdminPlaceFilters } from '../places/admin-place-list.ts'
import {
  type FilterName,
  type FilterOf,
  filteredFacts,
  filterNames,
  isBarFlag,
  placeFilters,
} from '../places/place-filters.ts'

interface FactFilterProps {
  filters: AdminPlaceFilters
  onChange: (part: Partial<AdminPlaceFilters>) => void
}

type Chosen = FilterOf<'flag' | 'fact'>

const isMark = (name: FilterName): name is FilterOf<'flag'> =>
  placeFilters[name].kind === 'flag' && !isBarFlag(name)

const marks: readonly Chosen[] = filterNames.filter(isMark)

/** First which fact, then what it shall be; several can be set one after the other. */
export function FactFilter({ filters, onChange }: FactFilterProps) {
  const [name, setName] = useState<Chosen>('openingHours')
  return (
    <>
      <Field label="Fact">
        {(control) => (
          <NativeSelect
            {...control}
            value={name}
            onChange={({ target }) =>
              setName([...marks, ...filteredFacts].find((fact) => fact === target.value) ?? name)
            }
          >
            <Group label="Marks" names={marks} />
            <Group label="Facts" names={filteredFacts} />
          </NativeSelect>
        )}
      </Field>
      <Field label={`Its state: ${placeFilters[name].label}`}>
        {(control) => (
          <NativeSelect
            {...control}
            value={filters[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          >
            <option value={isMark(name) ? 'all' : ''}>Any</option>
            {placeFilters[name].options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </>
  )
}

const Group = ({ label, names }: { label: string; names: readonly Chosen[] }) => (
  <optgroup label={label}>
    {names.map((name) => (
      <option key={name} value={name}>
        {placeFilters[name].label}
      </option>
    ))}
  </optgroup>
)
