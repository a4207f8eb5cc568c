import type { RefObject, SubmitEvent } from 'react'
import { Field, inputClass } from '../ui/field.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import type { CityFields } from './admin-city-fields.ts'
import { AdminCitySlugField } from './admin-city-slug-field.tsx'
import { builtInCountries } from './built-in-cities.ts'
import type { City } from './city.schema.ts'
import { coordinateOf } from './coordinate.ts'

export interface AdminCityFormProps {
  id: string
  fields: CityFields
  errors: Partial<Record<keyof CityFields, string>>
  cities: readonly City[]
  isNew: boolean
  first: RefObject<HTMLSelectElement | null>
  onChange: (part: Partial<CityFields>) => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

export function AdminCityForm({ id, onSubmit, isNew, ...form }: AdminCityFormProps) {
  const { fields, errors, first, onChange } = form
  return (
    <form id={id} onSubmit={onSubmit} noValidate className="grid gap-4 sm:grid-cols-2">
      <Field label="Country" error={errors.country}>
        {(control) => (
          <NativeSelect
            {...control}
            ref={first}
            name="country"
            required
            value={fields.country}
            onChange={(event) => onChange({ country: event.target.value })}
          >
            <option value="">Choose a country</option>
            {countriesWith(fields.country).map((country) => (
              <option key={country}>{country}</option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {isNew && <QuickPick {...form} />}
      <Field label="Name" error={errors.name}>
        {(control) => (
          <input
            {...control}
            {...{ name: 'name', maxLength: 100, required: true, autoComplete: 'off' }}
            value={fields.name}
            onChange={(event) => onChange({ name: event.target.value })}
            className={inputClass}
          />
        )}
      </Field>
      <AdminCitySlugField {...form} isNew={isNew} />
      <Coordinate {...form} name="lat" label="Latitude" most={90} />
      <Coordinate {...form} name="lng" label="Longitude" most={180} />
      <Field label="Fetch every (days)" hint="Empty: only by hand" error={errors.fetchEveryDays}>
        {(control) => (
          <input
            {...control}
            {...{ name: 'fetchEveryDays', type: 'number', min: 1, max: 365, step: 1 }}
            value={fields.fetchEveryDays}
            onChange={(event) => onChange({ fetchEveryDays: event.target.value })}
            className={inputClass}
          />
        )}
      </Field>
    </form>
  )
}

/** A city of a country that is not built in keeps it. */
function countriesWith(country: string): string[] {
  const countries = builtInCountries.map((built) => built.country)
  return country === '' || countries.includes(country) ? countries : [...countries, country]
}

type PartProps = Pick<AdminCityFormProps, 'fields' | 'errors' | 'cities' | 'onChange'>

function QuickPick({ fields: { country }, cities, onChange }: PartProps) {
  const builtIn = builtInCountries.find((built) => built.country === country)?.cities ?? []
  const isThere = (slug: string) => cities.some((city) => city.slug === slug)
  const pick = (slug: string) => {
    const city = builtIn.find((built) => built.slug === slug)
    if (city) onChange({ name: city.name, slug: city.slug, lat: String(city.lat), lng: String(city.lng) })
  }
  return (
    <Field label="Quick pick" hint={builtIn.length === 0 && 'Choose a country first'}>
      {(control) => (
        <NativeSelect
          {...control}
          value=""
          disabled={builtIn.length === 0}
          onChange={(event) => pick(event.target.value)}
        >
          <option value="">Fill in a major city</option>
          {builtIn.map(({ name, slug }) => (
            <option key={slug} value={slug} disabled={isThere(slug)}>
              {isThere(slug) ? `${name} (is there)` : name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}

type CoordinateProps = PartProps & { name: 'lat' | 'lng'; label: string; most: number }

const Coordinate = ({ name, label, most, fields, errors, onChange }: CoordinateProps) => (
  <Field label={label} error={errors[name]}>
    {(control) => (
      <input
        {...control}
        {...{ name, type: 'number', step: 0.0001, min: -most, max: most, inputMode: 'decimal' }}
        value={fields[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
        onBlur={(event) => onChange({ [name]: String(coordinateOf(event.target.value)) })}
        className={`${inputClass} tabular-nums`}
      />
    )}
  </Field>
)
