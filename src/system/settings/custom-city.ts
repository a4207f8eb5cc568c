import { settingsCitySlugOf } from '../../guide/cities/city-slug.ts'

export type CustomCityFields = Record<'name' | 'country' | 'lat' | 'lng', string>

export const noCustomCity: CustomCityFields = { name: '', country: '', lat: '', lng: '' }

type Check =
  | { city: { name: string; country: string; lat: number; lng: number; slug: string } }
  | { title: string; description: string; fields: (keyof CustomCityFields)[] }

/** The city of the form, or what is wrong with which fields. */
export function checkCustomCity(fields: CustomCityFields): Check {
  const names = Object.keys(noCustomCity) as (keyof CustomCityFields)[]
  const blank = names.filter((name) => fields[name].trim() === '')
  if (blank.length > 0)
    return { title: 'Missing information', description: 'Please fill in all city details', fields: blank }
  const wrong = (
    [
      ['lat', 90],
      ['lng', 180],
    ] as const
  ).filter(([name, most]) => !isWithin(fields[name], most))
  if (wrong.length > 0)
    return {
      title: 'Invalid coordinates',
      description: 'Please enter valid latitude and longitude values',
      fields: wrong.map(([name]) => name),
    }
  const [name, country] = [fields.name.trim(), fields.country.trim()]
  return {
    city: { name, country, lat: Number(fields.lat), lng: Number(fields.lng), slug: settingsCitySlugOf(name) },
  }
}

/** False for what is no number, too. */
const isWithin = (text: string, most: number) => Math.abs(Number(text)) <= most
