import type { OsmElement } from '../../src/gathering/providers/openstreetmap/osm-element.ts'
import { recordedAnswer } from './recorded-answer.ts'

/** The oceanographic museum of Monaco; its outline as the real server program answered it. */
export const museum = { name: 'Musée océanographique', lat: 43.7307, lng: 7.4255, osmId: 'way/23715051' }

export const museumOutline: { type: string; id: number } = JSON.parse(
  recordedAnswer('overpass', 'ok-bb-geom').body,
).elements[0]

/** Playgrounds, parks, museums: as the real server program answered them. */
export const recordedElements: OsmElement[] = JSON.parse(
  recordedAnswer('overpass', 'ok-monaco-family-union').body,
).elements.map(({ center, ...element }: OsmElement & { center?: object }) => ({ ...element, ...center }))

const madeNode = (id: number, lat: number, lon: number, tags: OsmElement['tags']): OsmElement => ({
  ...{ type: 'node', id, lat, lon, tags },
})

/** Made, not recorded: no recorded answer has stops, parking, toilets or places to eat. */
export const madeElements: OsmElement[] = [
  madeNode(9001, 43.7316, 7.4247, { highway: 'bus_stop', name: 'Monaco-Ville' }),
  madeNode(9002, 43.7383, 7.4193, { railway: 'station', name: 'Monaco-Monte-Carlo' }),
  // In the street, nearer to the middle than those of the museum's guests.
  madeNode(9003, 43.73085, 7.42525, { amenity: 'toilets', fee: 'yes' }),
  madeNode(9004, 43.7305, 7.4252, { amenity: 'toilets', access: 'customers', changing_table: 'yes' }),
  madeNode(9005, 43.7312, 7.4258, { amenity: 'parking', access: 'customers', name: 'Guests' }),
  madeNode(9006, 43.7321, 7.4262, {
    amenity: 'parking',
    parking: 'underground',
    fee: 'yes',
    name: 'Pêcheurs',
  }),
  madeNode(9007, 43.7309, 7.4243, { amenity: 'pub', name: 'Le Pub' }),
  madeNode(9008, 43.7314, 7.4235, { amenity: 'cafe', name: 'Café du Rocher' }),
  madeNode(9009, 43.7314, 7.4225, { amenity: 'restaurant', name: 'Farther' }),
]
