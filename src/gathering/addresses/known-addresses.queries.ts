import { findGeocodeAnswers } from '../../guide/geocoding/geocode-answer.queries.ts'
import { geocodeKeys } from '../../guide/geocoding/geocode-key.ts'
import type { Queries } from '../../platform/database/database.ts'
import { withAddressFilled } from '../candidates/place-address.ts'
import type { ComputedPlace } from '../merging/place-merge.ts'
import { addressOfAnswer } from '../providers/nominatim/address-of-answer.ts'

type Computed = { place: ComputedPlace; editedFields: readonly string[] }

/**
 * Computed places, the empty parts of their addresses filled with what Nominatim once answered for them: an answer is
 * the last word after all sources, so it has to be said again whenever a place is computed.
 */
export async function withKnownAddresses<Item extends Computed>(
  db: Queries,
  computed: readonly Item[],
): Promise<Item[]> {
  const keys = computed.flatMap(({ place }) => (hasGaps(place) ? geocodeKeys(place) : []))
  const answers = await findGeocodeAnswers(db, [...new Set(keys)])
  if (answers.size === 0) return [...computed]
  return computed.map((item) => {
    const { place, editedFields } = item
    for (const key of geocodeKeys(place)) {
      const answer = answers.get(key)
      const found = answer && addressOfAnswer(answer, place)
      if (found) return { ...item, place: withAddressFilled(place, found, editedFields) }
    }
    return item
  })
}

const hasGaps = ({ addrStreet, addrHousenumber, addrPostcode, addrCity, addrCountry }: ComputedPlace) =>
  [addrStreet, addrHousenumber, addrPostcode, addrCity, addrCountry].includes(null)
