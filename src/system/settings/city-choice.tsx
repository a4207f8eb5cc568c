import type { CityName, CountryCities } from '../../guide/cities/city.schema.ts'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Tick } from './tick.tsx'

interface CityChoiceProps {
  countries: readonly CountryCities[]
  country: string
  onCountry: (country: string) => void
  /** Those of the country. */
  cities: readonly CityName[]
  ids: readonly number[]
  onChange: (ids: readonly number[]) => void
}

/** A country, and ticks for its cities. */
export const CityChoice = ({ countries, country, onCountry, cities, ids, onChange }: CityChoiceProps) => (
  <>
    <Field label="Country">
      {(control) => (
        <NativeSelect {...control} value={country} onChange={(event) => onCountry(event.target.value)}>
          <option value="">Choose a country</option>
          {countries.map((known) => (
            <option key={known.country}>{known.country}</option>
          ))}
        </NativeSelect>
      )}
    </Field>
    {cities.length > 0 && (
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-xs font-semibold">Cities</legend>
        <div className="max-h-[12rem] overflow-auto rounded-md border border-border px-3.5 py-1.5 [scrollbar-width:thin]">
          {cities.map(({ id, name }) => (
            <Tick
              key={id}
              isTicked={ids.includes(id)}
              onTick={(isTicked) => onChange(isTicked ? [...ids, id] : ids.filter((other) => other !== id))}
            >
              {name}
            </Tick>
          ))}
        </div>
      </fieldset>
    )}
  </>
)
