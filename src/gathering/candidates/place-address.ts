import type { FactValue } from '../../guide/facts/fact-names.ts'
import type { Position } from '../../guide/how-far/distance.ts'
import { countryAt } from '../../guide/places/country-at.ts'
import { type AddressField, addressFields } from './address-fields.ts'

/** The parts of an address; null is unknown. */
export type PlaceAddress = { [Name in AddressField]: FactValue<Name> }

type SaidAddress = { [Name in AddressField]?: string | null | undefined }

/** What is not said of it is unknown. */
export const addressOf = (said: SaidAddress): PlaceAddress => ({
  addrStreet: said.addrStreet ?? null,
  addrHousenumber: said.addrHousenumber ?? null,
  addrPostcode: said.addrPostcode ?? null,
  addrCity: said.addrCity ?? null,
  addrCountry: said.addrCountry ?? null,
})

/** 'Maxingstraße 13b, 1130 Vienna, Austria'; null when it would be the country alone. */
export function joinedAddress(address: PlaceAddress): string | null {
  const { addrStreet, addrHousenumber, addrPostcode, addrCity, addrCountry } = address
  const street = addrStreet && [addrStreet, addrHousenumber].filter(Boolean).join(' ')
  const town = [addrPostcode, addrCity].filter(Boolean).join(' ')
  return street || town ? [street, town, addrCountry].filter(Boolean).join(', ') : null
}

type Addressed = PlaceAddress & Position & { address: string | null }

/**
 * The place with what `found` says in the empty parts of its address. A part that an editor emptied stays empty, a house
 * number goes with its street only, and a country that we only worked out gives way.
 */
export function withAddressFilled<Place extends Addressed>(
  place: Place,
  found: PlaceAddress,
  editedFields: readonly string[],
): Place {
  const filled = { ...place }
  for (const field of addressFields)
    if (place[field] === null && !editedFields.includes(field)) filled[field] = found[field]
  if (!editedFields.includes('addrCountry') && place.addrCountry === countryAt(place.lat, place.lng))
    filled.addrCountry = found.addrCountry ?? place.addrCountry
  if (filled.addrStreet !== found.addrStreet) filled.addrHousenumber = place.addrHousenumber
  const isFilled = addressFields.some((field) => filled[field] !== place[field])
  if (isFilled && !editedFields.includes('address')) filled.address = joinedAddress(filled)
  return filled
}
