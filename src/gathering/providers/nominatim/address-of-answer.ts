import type { GeocodeAnswer } from '../../../guide/geocoding/geocode-answer.schema.ts'
import type { Position } from '../../../guide/how-far/distance.ts'
import { cleanText } from '../../../guide/places/clean-text.ts'
import { countryOfCode } from '../../../guide/places/country.ts'
import { countryAt } from '../../../guide/places/country-at.ts'
import type { PlaceAddress } from '../../candidates/place-address.ts'

/** The place that an address is looked for. */
export type AddressedPlace = Position & { name: string; displayName: string | null; placeId: string | null }

// Rooms for pin and map to disagree in. A national park's own object is large, and so is its bounding box.
const nearDegrees = 0.003

/**
 * What the answer says of the place's address; undefined when it describes something elsewhere: an object that the
 * place's pin is far from, or that lies across a border. What the pin is on lies where its own service says: its
 * boundaries are finer than ours.
 */
export function addressOfAnswer(answer: GeocodeAnswer, place: AddressedPlace): PlaceAddress | undefined {
  const { address } = answer
  const country = countryOfCode(address.country_code)
  const countryOfPlace = countryAt(place.lat, place.lng)
  const isOwnObject = place.placeId === `${answer.osm_type}/${answer.osm_id}`
  const isNear = isWithin(answer, place, nearDegrees)
  if (isOwnObject && !isNear) return undefined
  const isAbroad = country && countryOfPlace && country !== countryOfPlace
  if (isAbroad && !isOwnObject && !isWithin(answer, place, 0)) return undefined
  const street = isNear ? streetOf(answer, place) : null
  // The nearest house is seldom the place's own: its number counts only where the pin is on it.
  const isThatHouse = isOwnObject || isWithin(answer, place, 0)
  return {
    addrStreet: street,
    addrHousenumber: street && isThatHouse ? cleanText(address.house_number, 40) : null,
    addrPostcode: postcodeOf(address.postcode),
    addrCity: cleanText(
      address.city ?? address.town ?? address.village ?? address.municipality ?? address.hamlet,
      120,
    ),
    addrCountry: country,
  }
}

/** A park's or museum's own name stands in the address too, and a path in a park often bears the park's. */
function streetOf({ address }: GeocodeAnswer, { name, displayName }: AddressedPlace): string | null {
  const street = cleanText(address.road ?? address.pedestrian ?? address.square, 120)
  const names = [name, displayName].map((text) => text?.toLowerCase())
  return street && !names.includes(street.toLowerCase()) ? street : null
}

/** Of a street with several, none is known to be the place's. */
function postcodeOf(text: string | undefined): string | null {
  const postcode = cleanText(text, 20)
  return postcode && !/[;,]/.test(postcode) ? postcode : null
}

function isWithin({ boundingbox }: GeocodeAnswer, { lat, lng }: Position, margin: number): boolean {
  const [south, north, west, east] = boundingbox.map(Number) as [number, number, number, number]
  return lat >= south - margin && lat <= north + margin && lng >= west - margin && lng <= east + margin
}
