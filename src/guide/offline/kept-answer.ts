import { isRough } from '../facts/is-rough.ts'
import { dateOf } from '../opening-hours/days/day-hours.ts'
import { withDaysOutOfSeason } from '../opening-hours/days/days-out-of-season.ts'
import { groupCountsHeader, misfitCountHeader, writtenGroupCounts } from '../place-lists/certainty.ts'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { askedList } from './asked-list.ts'
import { keptByFunType, keptWhere, placeByFunType } from './kept-by-fun-type.ts'
import { keptList, keptPoints, mostListed } from './kept-list.ts'
import { packAround, placesNear, positionOf } from './kept-near.ts'
import { keptNextPlaces } from './kept-next-places.ts'
import type { KeptPlace } from './kept-place.schema.ts'
import { keptPlaceDays } from './kept-place-days.ts'
import { keptRainSwaps } from './kept-rain-swaps.ts'
import { keptRelaxations } from './kept-relaxations.ts'
import { keptSearch } from './kept-search.ts'
import { type Pack, packOfCity, placeIn } from './pack.ts'
import { toldPlace, withoutWay } from './told-place.ts'

export interface KeptAnswer {
  content: unknown
  headers: Record<string, string>
  /** What it was taken from. */
  pack: Pack
}

/**
 * What the guide answers to a call that pages make, from what is kept; undefined where that does not tell. `body` is what a call
 * says beside its address.
 */
export function keptAnswer(
  packs: readonly Pack[],
  { pathname, searchParams }: URL,
  now: Date,
  body?: unknown,
) {
  const [youngest] = packs.toSorted((a, b) => b.keptAt.localeCompare(a.keptAt))
  if (!youngest) return undefined
  const verbatim = youngest.answers[pathname]
  if (verbatim !== undefined) return answer(youngest, verbatim)
  const [, , part = '', slug = '', ...more] = pathname.split('/')
  if (part === 'cities' && slug) return ofCity(packOfCity(packs, slug), more.join('/'), searchParams, now)
  if (part === 'fun-types') return ofKind(youngest, slug)
  if (part === 'places' && slug === 'by-fun-type')
    return ofFunType(packs, youngest, more, { query: searchParams, now })
  if (part === 'places' && more.length === 0) return ofPlace(packs, slug, now)
  if (part === 'near') return ofPosition(packs, body, slug, { query: searchParams, now })
  const ask = simpleCalls[part]
  return ask && answer(youngest, ask(packs, searchParams))
}

/** What takes all that is kept and the call's query alone. */
const simpleCalls: Record<string, (packs: readonly Pack[], query: URLSearchParams) => unknown> = {
  search: (packs, query) => keptSearch(packs, query.get('q') ?? ''),
  'plan-places': planPlaces,
  'place-days': keptPlaceDays,
  'rain-swaps': keptRainSwaps,
}

interface AskedAt {
  query: URLSearchParams
  now: Date
}

function ofKind(pack: Pack, slug: string) {
  const known: unknown = pack.answers['/api/fun-types']
  const found = Array.isArray(known) && known.find((type) => type.slug === slug)
  return found ? answer(pack, found) : undefined
}

function ofFunType(
  packs: readonly Pack[],
  youngest: Pack,
  [slug = '', more]: string[],
  { query, now }: AskedAt,
) {
  const [country, city] = [query.get('country'), query.get('city')]
  const pack = (city !== null && packOfCity(packs, city)) || youngest
  const asked = { slug, country, city }
  if (more === 'where') return answer(pack, keptWhere(packs, asked))
  const places = keptByFunType(packs, asked)
  if (!places || more !== undefined) return undefined
  const { offset, limit = mostListed } = askedList(query)
  const part = places.slice(offset, offset + limit)
  return answer(
    pack,
    part.map((place) => placeByFunType(place, city, now)),
    { 'X-Total-Count': String(places.length) },
  )
}

function ofPosition(packs: readonly Pack[], body: unknown, part: string, { query, now }: AskedAt) {
  const position = positionOf(body)
  const pack = position && packAround(packs, position)
  if (!pack) return undefined
  return listAnswer(pack, placesNear(packs, position), part, { query, now })
}

const answer = (pack: Pack, content: unknown, headers: Record<string, string> = {}): KeptAnswer => ({
  ...{ content, headers, pack },
})

function ofCity(pack: Pack | undefined, part: string, query: URLSearchParams, now: Date) {
  if (!pack?.city) return undefined
  const asked = askedList(query)
  if (part === '') return answer(pack, pack.city)
  if (part === 'weather') return answer(pack, pack.city.weather ?? null)
  const list = /^places(?:\/(points))?$/.exec(part)
  if (list) return listAnswer(pack, pack.places, list[1] ?? '', { query, now })
  if (part !== 'places/relaxations') return undefined
  const { radius, radiiKm } = pack.city
  const known = radiiKm.filter((km) => km <= radius)
  return answer(pack, keptRelaxations(pack.places, asked, known))
}

/** A list of places, or the points of a map. */
function listAnswer(pack: Pack, kept: readonly KeptPlace[], part: string, { query, now }: AskedAt) {
  const asked = askedList(query)
  if (part === 'points') {
    const { points, total } = keptPoints(kept, asked)
    return answer(pack, points, { 'X-Total-Count': String(total) })
  }
  const { places, total, groups, misfits } = keptList(kept, asked, now)
  return answer(pack, places, {
    'X-Total-Count': String(total),
    [groupCountsHeader]: writtenGroupCounts(groups),
    [misfitCountHeader]: String(misfits),
  })
}

function ofPlace(packs: readonly Pack[], slug: string, now: Date) {
  const found = placeIn(packs, slug)
  if (!found) return undefined
  const { place, pack } = found
  const detail: PlaceDetail = {
    ...withoutWay(toldPlace(place, now)),
    nextPlaces: keptNextPlaces(place, pack.places, now),
  }
  return answer(pack, detail)
}

function planPlaces(packs: readonly Pack[], query: URLSearchParams) {
  const [slugs, days] = ['slugs', 'days'].map((name) => query.get(name)?.split(',') ?? [])
  return (slugs ?? []).flatMap((asked) => {
    const place = placeIn(packs, asked)?.place
    if (!place) return []
    const known = place.hours && {
      ...place.hours,
      days: place.hours.days.filter((day) => days?.includes(dateOf(day))),
    }
    const hours = withDaysOutOfSeason(
      known,
      place.seasons.map(({ name }) => name),
      days ?? [],
    )
    return { ...withoutWay(place), asked, name: place.placeName, isRough: isRough(place), hours }
  })
}
