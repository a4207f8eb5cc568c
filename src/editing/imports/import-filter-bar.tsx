import { CityField } from '../../guide/cities/city-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { getAllCities } from '../cities/admin-cities.requests.ts'
import { type ImportFilters, type RunState, runStates } from './import-run-address.ts'
import { stateWord } from './import-state-badge.tsx'

interface ImportFilterBarProps {
  filters: ImportFilters
  onChange: (part: Partial<ImportFilters>) => void
}

export function ImportFilterBar({ filters: { state, cityId }, onChange }: ImportFilterBarProps) {
  const { content: cities = [] } = useAnswer('cities', getAllCities)
  return (
    <search className="grid items-end gap-3 border-b border-border p-4 sm:grid-cols-[minmax(0,14rem)_minmax(0,18rem)_auto]">
      <Field label="State">
        {(control) => (
          <NativeSelect
            {...control}
            value={state ?? ''}
            onChange={({ target }) =>
              onChange({ state: (target.value || undefined) as RunState | undefined })
            }
          >
            <option value="">All</option>
            {runStates.map((one) => (
              <option key={one} value={one}>
                {stateWord(one)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <CityField
        label="City"
        anyLabel="All cities"
        cities={cities}
        cityId={cityId}
        onChange={(cityId) => onChange({ cityId })}
      />
      {(state !== undefined || cityId !== undefined) && (
        <Button
          look="ghost"
          className="justify-self-start"
          onClick={() => onChange({ state: undefined, cityId: undefined })}
        >
          Clear filters
        </Button>
      )}
    </search>
  )
}
