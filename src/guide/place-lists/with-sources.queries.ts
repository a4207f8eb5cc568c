import type { Queries } from '../../platform/database/database.ts'
import { isRough } from '../facts/is-rough.ts'
import type { NextPlace, PlaceDetail, PublicSources } from './place.schema.ts'
import type { FindSourcesOfPlaces } from './place-detail.queries.ts'

/** With all that its page shows, but for who says it. */
export type PlaceOfNobody = Omit<PlaceDetail, keyof PublicSources | 'nextPlaces'> & {
  nextPlaces: Omit<NextPlace, 'isRough'>[]
}

/** The place with who says each of its facts, and which of its distances nobody has measured. */
export async function withSources(
  db: Queries,
  place: PlaceOfNobody,
  findSources: FindSourcesOfPlaces,
): Promise<PlaceDetail> {
  const told = await findSources(db, [place.id, ...place.nextPlaces.map(({ id }) => id)])
  const own = told.get(place.id) ?? { sources: {}, lastChecked: null }
  const nextPlaces = place.nextPlaces.map((next) => ({
    ...next,
    isRough: isRough(own) || isRough(told.get(next.id)),
  }))
  return { ...place, ...own, nextPlaces }
}
