import type { GeoapifyPlace } from '../../src/gathering/providers/geoapify/geoapify-place.schema.ts'
import { kilometresBetween } from '../../src/guide/how-far/distance.ts'
import { type LocalService, localService } from './local-service.ts'

/** A Geoapify that knows these places and answers by circle, category, limit and offset. */
export const geoapifyServer = (places: readonly GeoapifyPlace[]): Promise<LocalService> =>
  localService(({ pathname, searchParams: query }) => {
    if (pathname !== '/v2/places') return { status: 404, body: '{}' }
    if (query.get('apiKey') !== 'good-key')
      return { status: 401, body: JSON.stringify({ statusCode: 401, message: 'Invalid apiKey' }) }
    const [, lng = 0, lat = 0, metres = 0] =
      /^circle:(.+),(.+),(\d+)$/.exec(query.get('filter') ?? '')?.map(Number) ?? []
    const wanted = (query.get('categories') ?? '').split(',')
    const found = places.filter(
      (place) =>
        place.categories.some((category) => wanted.includes(category)) &&
        kilometresBetween({ lat, lng }, { lat: place.lat, lng: place.lon }) * 1000 <= metres,
    )
    const offset = Number(query.get('offset'))
    const features = found.slice(offset, offset + Number(query.get('limit')))
    return {
      body: JSON.stringify({
        type: 'FeatureCollection',
        features: features.map((properties) => ({
          type: 'Feature',
          properties: { ...properties, distance: 7 },
        })),
      }),
    }
  })

let lastId = 0

/** A museum in Vienna, unless told otherwise, as its categories say: each with those above it. */
export function aGeoapifyPlace(fields: Partial<GeoapifyPlace> = {}): GeoapifyPlace {
  lastId += 1
  return {
    ...{ place_id: `51${lastId}`, lat: 48.2, lon: 16.37, name: `Museum ${lastId}`, country_code: 'at' },
    categories: ['entertainment', 'entertainment.museum'],
    ...fields,
  }
}
