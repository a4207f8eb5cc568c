import { sql } from 'drizzle-orm'
import { funTypes as allFunTypes, type FunTypeSlug } from '../../guide/fun-types/fun-types.ts'
import { kilometresBetween } from '../../guide/how-far/distance.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { handMade, handMadeCandidate } from '../candidates/hand-made.ts'
import type { PlaceFields } from '../candidates/place-candidate.ts'
import { type Alikeness, mostAlike, type WhyAlike } from '../matching/alikeness.ts'
import { type Likeness, likenessOf } from '../matching/place-twins.ts'
import type { StoredPlace } from '../merging/stored-place.ts'
import { findNearest, findStoredPlaces } from '../storing/known-places.queries.ts'
import { loadGroups } from '../storing/stored-groups.queries.ts'

/** A place as somebody describes it who adds it. */
export type DescribedPlace = Pick<PlaceFields, 'name' | 'lat' | 'lng'> &
  Pick<PlaceFields, 'displayName' | 'website'> & {
    placeId: string | null
    /** None while they are not chosen: then they may be any. */
    funTypes: readonly FunTypeSlug[]
  }

export type AlikePlace = {
  id: number
  slug: string
  name: string
  town: string | null
  isActive: boolean
  km: number
  why: WhyAlike
}

// A place of a guide of a million has some hundreds around it.
const mostNear = 500
const mostTold = 5

/** Stored places that may be the one described, by the rules that an import joins records by; the likeliest first. */
export async function findAlikePlaces(db: Database, described: DescribedPlace): Promise<AlikePlace[]> {
  const sameId = await findOfId(db, described.placeId)
  const near = await findNearest(db, handMadeCandidate('described', '', wholeFields(described)), mostNear)
  const ids = [...new Set([...sameId, ...near])]
  const groups = await loadGroups(db, ids)
  const rows = await findStoredPlaces(db, ids)
  const found = [...rows.values()].flatMap((place) => {
    const members = groups.get(place.id)?.members.filter(({ candidate }) => candidate.provider !== handMade)
    const others = members?.length ? members.map(({ likeness }) => likeness) : readingsOf(place, described)
    const alike: Alikeness | undefined = sameId.includes(place.id)
      ? { why: 'same record', score: Number.POSITIVE_INFINITY }
      : mostAlike(
          others.flatMap((other) => readingsOf(described, other.candidate.fields)),
          others,
        )
    return alike ? [{ ...alike, id: place.id, km: kilometresBetween(place, described) }] : []
  })
  const likeliest = found.toSorted((a, b) => b.score - a.score || a.km - b.km).slice(0, mostTold)
  return withRows(db, likeliest)
}

type Told = Pick<PlaceFields, 'name' | 'lat' | 'lng' | 'displayName' | 'website'> & {
  placeId: string | null
  funTypes: readonly FunTypeSlug[]
}

/**
 * What is made by hand, as either kind of provider would bring it: the map, which has many places of one name, and others, whose
 * names of one place are not always the same. What its fun types are is not said by 'none'.
 */
function readingsOf(told: Told | StoredPlace, other: Pick<Told, 'funTypes'>): Likeness[] {
  const funTypes = told.funTypes.length > 0 ? told.funTypes : other.funTypes
  const fields = wholeFields({ ...told, funTypes })
  return ['openstreetmap', 'described'].map((provider) =>
    likenessOf(handMadeCandidate(provider, `${idOf(told)} ${provider}`, fields)),
  )
}

const idOf = (told: object) => ('id' in told ? `stored ${told.id}` : 'described')

const wholeFields = ({
  name,
  displayName,
  lat,
  lng,
  website,
  funTypes,
}: Omit<Told, 'placeId'>): PlaceFields => ({
  ...{ name, displayName: displayName ?? null, lat, lng, website: website ?? null },
  funTypes: funTypes.length > 0 ? [...funTypes] : allFunTypes.map(({ slug }) => slug),
})

async function findOfId(db: Queries, placeId: string | null): Promise<number[]> {
  if (placeId === null) return []
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from places where place_id = ${placeId}
    union select place_id from place_sources
    where external_id = ${placeId} and provider = ${placeId.includes('/') ? providerOf(placeId) : ''}`)
  return rows.map(({ id }) => id)
}

/** Ids of OpenStreetMap name their kind, all others their provider. */
const providerOf = (placeId: string) => {
  const [first = ''] = placeId.split('/')
  return ['node', 'way', 'relation'].includes(first) ? 'openstreetmap' : first
}

type Row = Pick<AlikePlace, 'id' | 'slug' | 'name' | 'town' | 'isActive'>

async function withRows(db: Queries, found: readonly Pick<AlikePlace, 'id' | 'km' | 'why'>[]) {
  if (found.length === 0) return []
  const { rows } = await db.execute<Row>(sql`
    select id, slug, coalesce(display_name, name) as name, addr_city as town, is_active as "isActive"
    from places where id = any(${sql.param(found.map(({ id }) => id))}::integer[])`)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return found.flatMap(({ id, km, why }) => {
    const row = rowOf.get(id)
    return row ? [{ ...row, km, why }] : []
  })
}
