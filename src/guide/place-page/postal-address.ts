import type { PlaceDetail } from '../place-lists/place.schema.ts'

type PostalPlace = Pick<
  PlaceDetail,
  'addrStreet' | 'addrHousenumber' | 'addrPostcode' | 'addrCity' | 'addrCountry'
>

/** Its parts in one line; empty where no more than a country is known, which leads nobody there. */
export function postalAddress(place: PostalPlace): string {
  const street = [place.addrStreet, place.addrHousenumber].filter(Boolean).join(' ')
  const town = [place.addrPostcode, place.addrCity].filter(Boolean).join(' ')
  if (!street && !town) return ''
  return [street, town, place.addrCountry].filter(Boolean).join(', ')
}
