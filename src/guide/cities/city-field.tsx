import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'

interface CityFieldProps {
  label: string
  /** What stands for no city in particular. */
  anyLabel: string
  cities: readonly { id: number; name: string; country: string }[]
  cityId: number | undefined
  onChange: (cityId: number | undefined) => void
}

/** Chooses one city, or none in particular. */
export const CityField = ({ label, anyLabel, cities, cityId, onChange }: CityFieldProps) => (
  <Field label={label}>
    {(control) => (
      <NativeSelect
        {...control}
        value={cityId ?? ''}
        onChange={({ target }) => onChange(target.value ? Number(target.value) : undefined)}
      >
        <option value="">{anyLabel}</option>
        {cities.map(({ id, name, country }) => (
          <option key={id} value={id}>
            {name}, {country}
          </option>
        ))}
      </NativeSelect>
    )}
  </Field>
)
