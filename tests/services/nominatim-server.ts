import type { GeocodeAnswer } from '../../src/guide/geocoding/geocode-answer.schema.ts'
import { localService } from './local-service.ts'

/** A geocoder that knows these objects, and gives the first one that lies where it is asked; it answers no sooner than `open`. */
export const nominatimServer = (objects: readonly GeocodeAnswer[], open?: Promise<unknown>) =>
  localService(async (url) => {
    await open
    const query = url.searchParams
    if (url.pathname === '/lookup') {
      const ids = (query.get('osm_ids') ?? '').split(',')
      const known = objects.filter(({ osm_type = '', osm_id }) =>
        ids.includes(`${osm_type.charAt(0).toUpperCase()}${osm_id}`),
      )
      return { body: JSON.stringify(known) }
    }
    if (url.pathname === '/search') {
      const asked = (query.get('q') ?? '').toLowerCase()
      const found = objects.filter(({ name }) => asked.includes(name.toLowerCase()))
      return {
        body: JSON.stringify(found.map((object) => ({ ...object, display_name: displayName(object) }))),
      }
    }
    const [lat, lon] = [Number(query.get('lat')), Number(query.get('lon'))]
    const found = objects.find(({ boundingbox }) => {
      const [south, north, west, east] = boundingbox.map(Number) as [number, number, number, number]
      return lat >= south && lat <= north && lon >= west && lon <= east
    })
    return { body: JSON.stringify(found ?? { error: 'Unable to geocode' }) }
  })

const displayName = ({ name, address }: GeocodeAnswer) =>
  [name, address.road, address.city, address.country].filter(Boolean).join(', ')

/** Karlsplatz in Vienna, unless told otherwise. */
export function anObject(fields: Partial<GeocodeAnswer> = {}): GeocodeAnswer {
  const { lat = '48.1997', lon = '16.3697' } = fields
  const around = (degrees: string) => [Number(degrees) - 0.001, Number(degrees) + 0.001].map(String)
  return {
    osm_type: 'way',
    osm_id: 24_867_265,
    lat,
    lon,
    addresstype: 'leisure',
    name: 'Resselpark',
    address: {
      leisure: 'Resselpark',
      house_number: '13',
      road: 'Karlsplatz',
      city: 'Vienna',
      postcode: '1040',
      country: 'Austria',
      country_code: 'at',
    },
    boundingbox: [...around(lat), ...around(lon)] as GeocodeAnswer['boundingbox'],
    ...fields,
  }
}
