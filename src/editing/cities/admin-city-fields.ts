import { coordinateOf } from '../../guide/cities/coordinate.ts'
import type { AdminCity, CityChange, NewCity } from './admin-city.schema.ts'

/** What stands in the form, as it was typed. */
export type CityFields = Record<'name' | 'country' | 'lat' | 'lng' | 'slug' | 'fetchEveryDays', string>

export const emptyCityFields: CityFields = {
  ...{ name: '', country: '', lat: '0', lng: '0', slug: '', fetchEveryDays: '' },
}

export const fieldsOfCity = (city: AdminCity): CityFields => ({
  name: city.name,
  country: city.country,
  lat: String(city.lat),
  lng: String(city.lng),
  slug: city.slug,
  fetchEveryDays: String(city.fetchEveryDays ?? ''),
})

export const cityOfFields = (fields: CityFields): NewCity => ({
  name: fields.name,
  country: fields.country,
  lat: coordinateOf(fields.lat),
  lng: coordinateOf(fields.lng),
  slug: fields.slug,
  fetchEveryDays: fields.fetchEveryDays.trim() === '' ? null : Number(fields.fetchEveryDays),
})

/** What was changed, and of what: who changed the city meanwhile is not overruled. */
export function changeOfFields(city: AdminCity, fields: CityFields): CityChange {
  const wanted = cityOfFields(fields)
  const names = Object.keys(wanted) as (keyof NewCity)[]
  const changed = names.filter((name) => wanted[name] !== city[name])
  return { ...Object.fromEntries(changed.map((name) => [name, wanted[name]])), updatedAt: city.updatedAt }
}
