import type { City } from '../../guide/cities/city.schema.ts'
import { defaultRadiiKm, defaultRadiusKm } from '../../guide/search-radius/default-radius.ts'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { AdminPlaceFilters } from '../places/admin-place-list.ts'

interface CityFilterProps {
  cities: readonly Pick<City, 'id' | 'name' | 'country'>[]
  filters: AdminPlaceFilters
  onChange: (part: Partial<AdminPlaceFilters>) => void
}

const distances = defaultRadiiKm.map(String)
const usualDistance = String(defaultRadiusKm)

/** A city, and whether its own places are meant or all that lie around it. */
export function CityFilter({ cities, filters, onChange }: CityFilterProps) {
  const [aroundId = '', km = ''] = filters.around.split(',')
  const cityId = filters.cityId || aroundId
  const distance = filters.cityId || !aroundId ? '' : km
  const choose = (id: string, km: string) =>
    onChange(id === '' || km === '' ? { cityId: id, around: '' } : { cityId: '', around: `${id},${km}` })
  return (
    <>
      <Field label="City">
        {(control) => (
          <NativeSelect
            {...control}
            value={cityId}
            onChange={({ target }) => choose(target.value, cityId ? distance : usualDistance)}
          >
            <option value="">All cities</option>
            {cities.map(({ id, name, country }) => (
              <option key={id} value={id}>
                {name}, {country}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label="How far from the city">
        {(control) => (
          <NativeSelect
            {...control}
            value={distance}
            disabled={!cityId}
            onChange={({ target }) => choose(cityId, target.value)}
          >
            <option value="">{cityId ? 'Places that belong to it' : 'No city chosen'}</option>
            {[...new Set([...distances, distance])].filter(Boolean).map((km) => (
              <option key={km} value={km}>
                Within {km} km
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </>
  )
}
