import type { AdminCity, CityChange, NewCity } from './admin-city.schema.ts'
import { coordinateOf } from './coordinate.ts'

/** What stands in the form, as it was typed. */
export type CityFields = Record<'name' | 'country' | 'lat' | 'lng' | 'slug' | 'fetchEveryDays', string>

export const emptyCityFields: CityFields = {
  ...{ name: '', country: '', lat: '0', lng: '0', slug: '', fetchEveryDays: '' },
}

export const fieldsOfCity = (city: Omit<AdminCity, 'id' | 'placesFetched'>): CityFields => ({
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

/** Only what was changed is sent, so that nothing undoes what another editor did to the rest. */
export function changeOfFields(city: AdminCity, fields: CityFields): CityChange {
  const wanted = cityOfFields(fields)
  const names = Object.keys(wanted) as (keyof NewCity)[]
  return Object.fromEntries(
    names.filter((name) => wanted[name] !== city[name]).map((name) => [name, wanted[name]]),
  )
}
