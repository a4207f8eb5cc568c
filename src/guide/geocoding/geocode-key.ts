import type { Position } from '../how-far/distance.ts'

/** As the usage policy asks of the whole deployment: a request a second. */
export const requestGapMs = 1000

/** How many objects one request may ask for. */
export const mostLookups = 50

/** What an object of OpenStreetMap is called, such as 'way/24867265'; PostgreSQL reads it too. */
export const objectPattern = '^(node|way|relation)/([1-9][0-9]{0,17})$'

/** 'W24867265' for 'way/24867265'; undefined for what is no object of OpenStreetMap. */
export function lookupId(placeId: string | null): string | undefined {
  const [, type = '', id] = new RegExp(objectPattern).exec(placeId ?? '') ?? []
  return id && `${type.charAt(0).toUpperCase()}${id}`
}

/** The key of a position's answer: a metre, about, so that the same place is asked for once. */
export const positionKey = ({ lat, lng }: Position) => `${fiveDecimals(lat)},${fiveDecimals(lng)}`

/** The keys under which an answer for the place may be kept, the better one first. */
export const geocodeKeys = (place: Position & { placeId: string | null }): string[] => [
  ...(place.placeId !== null && lookupId(place.placeId) ? [place.placeId] : []),
  positionKey(place),
]

/** As PostgreSQL rounds a numeric, so that both sides write the same key. */
function fiveDecimals(degrees: number): string {
  const units = Math.round(Number(`${Math.abs(degrees)}e5`)) * Math.sign(degrees)
  return (units / 1e5 || 0).toFixed(5)
}
