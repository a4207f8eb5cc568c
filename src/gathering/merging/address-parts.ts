import { transliterate } from '../../guide/places/transliterate.ts'
import type { PlaceAddress } from '../candidates/place-address.ts'

/**
 * One address of what several sources say, those believed most first. A street brings its own town along, since the
 * street of one town with the postal code of another is nowhere; only what is still open then comes from sources that do
 * not say otherwise.
 */
export function addressParts(sources: readonly PlaceAddress[]): PlaceAddress {
  const hasTown = ({ addrCity, addrPostcode }: PlaceAddress) => addrCity !== null || addrPostcode !== null
  const street = sources.find(({ addrStreet }) => addrStreet !== null)
  const town = street && hasTown(street) ? street : sources.find(hasTown)
  const address: PlaceAddress = {
    addrStreet: street?.addrStreet ?? null,
    addrHousenumber: street?.addrHousenumber ?? null,
    addrPostcode: town?.addrPostcode ?? null,
    addrCity: town?.addrCity ?? null,
    addrCountry: sources.find(({ addrCountry }) => addrCountry !== null)?.addrCountry ?? null,
  }
  const agreeing = sources.filter((source) =>
    (['addrStreet', 'addrPostcode', 'addrCity'] as const).every((part) => agree(address[part], source[part])),
  )
  const numbered = agreeing.find(({ addrStreet, addrHousenumber }) => addrStreet && addrHousenumber)
  return {
    ...address,
    addrHousenumber: address.addrHousenumber ?? numbered?.addrHousenumber ?? null,
    addrPostcode:
      address.addrPostcode ?? agreeing.find(({ addrPostcode }) => addrPostcode)?.addrPostcode ?? null,
    addrCity: address.addrCity ?? agreeing.find(({ addrCity }) => addrCity)?.addrCity ?? null,
  }
}

const agree = (a: string | null, b: string | null) =>
  a === null || b === null || transliterate(a) === transliterate(b)
