import type { ClipboardEvent, RefObject, SubmitEvent } from 'react'
import { builtInCountries } from '../../guide/cities/built-in-cities.ts'
import type { City } from '../../guide/cities/city.schema.ts'
import { Field, inputClass } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { positionIn } from '../places/pasted-position.ts'
import { CityField, type CityForm } from './admin-city-field.tsx'
import { AdminCitySlugField } from './admin-city-slug-field.tsx'

interface AdminCityFormProps {
  id: string
  form: CityForm
  /** Those that are there: their built-in twins need not be offered. */
  cities: readonly City[]
  isNew: boolean
  first: RefObject<HTMLSelectElement | null>
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

export function AdminCityForm({ id, form, cities, isNew, first, onSubmit }: AdminCityFormProps) {
  const { fields, onChange } = form
  return (
    <form id={id} onSubmit={onSubmit} noValidate className="grid gap-4 sm:grid-cols-2">
      <CityField form={form} name="country" label="Country">
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
      </CityField>
      {isNew && <QuickPick form={form} cities={cities} />}
      <CityField form={form} name="name" label="Name">
        {(control) => (
          <input
            {...control}
            {...{ name: 'name', maxLength: 100, required: true, autoComplete: 'off' }}
            value={fields.name}
            onChange={(event) => onChange({ name: event.target.value })}
            className={inputClass}
          />
        )}
      </CityField>
      <AdminCitySlugField form={form} cities={cities} isNew={isNew} />
      <Coordinate form={form} name="lat" label="Latitude" most={90} />
      <Coordinate form={form} name="lng" label="Longitude" most={180} />
      <CityField form={form} name="fetchEveryDays" label="Fetch every (days)" hint="Empty: only by hand">
        {(control) => (
          <input
            {...control}
            {...{ name: 'fetchEveryDays', type: 'number', min: 1, max: 365, step: 1 }}
            value={fields.fetchEveryDays}
            onChange={(event) => onChange({ fetchEveryDays: event.target.value })}
            className={inputClass}
          />
        )}
      </CityField>
    </form>
  )
}

/** A city of a country that is not built in keeps it. */
function countriesWith(country: string): string[] {
  const countries = builtInCountries.map((built) => built.country)
  return country === '' || countries.includes(country) ? countries : [...countries, country]
}

function QuickPick({ form, cities }: { form: CityForm; cities: readonly City[] }) {
  const { country } = form.fields
  const builtIn = builtInCountries.find((built) => built.country === country)?.cities ?? []
  const isThere = (slug: string) => cities.some((city) => city.slug === slug)
  const pick = (slug: string) => {
    const city = builtIn.find((built) => built.slug === slug)
    if (!city) return
    form.onChange({ name: city.name, slug: city.slug, lat: String(city.lat), lng: String(city.lng) })
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

type CoordinateProps = { form: CityForm; name: 'lat' | 'lng'; label: string; most: number }

/** Maps give both numbers at once; and of a comma the browser makes nothing: 48,2 would be 482. */
const pastingInto =
  (form: CityForm, name: 'lat' | 'lng') =>
  (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain').trim()
    const position = positionIn(text)
    if (!position && !/^-?\d+,\d+$/.test(text)) return
    event.preventDefault()
    if (position) form.onChange({ lat: String(position.lat), lng: String(position.lng) })
    else form.onChange({ [name]: text.replace(',', '.') })
  }

const Coordinate = ({ form, name, label, most }: CoordinateProps) => (
  <CityField form={form} name={name} label={label}>
    {(control) => (
      <input
        {...control}
        {...{ name, type: 'number', step: 0.0001, min: -most, max: most, inputMode: 'decimal' }}
        value={form.fields[name]}
        onChange={(event) => form.onChange({ [name]: event.target.value })}
        onPaste={pastingInto(form, name)}
        // What is no number the browser gives as nothing.
        onBlur={(event) => event.target.value === '' && form.onChange({ [name]: '0' })}
        className={`${inputClass} tabular-nums`}
      />
    )}
  </CityField>
)
