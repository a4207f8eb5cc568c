import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { CityName } from '../cities/city.schema.ts'
import { nameKeys } from '../cities/name-keys.ts'
import { kilometresBetween } from '../how-far/distance.ts'
import { placeName } from '../place-lists/place-json.queries.ts'
import { fromThere } from './around-there.queries.ts'
import { withNames } from './kind-conditions.queries.ts'
import { isAlmost, isMisspelt } from './misspelt.ts'
import type { There } from './near-text.ts'
import {
  all,
  fewestWithin,
  inDescription,
  isLike,
  joinPlaces,
  mentions,
  pattern,
  plain,
} from './place-text.queries.ts'
import { type Understood, understand } from './understand.ts'
import { withRarest, withWordLike } from './words.queries.ts'

type Called = Required<There> & { names: string; isSaidWhole: boolean; isBegun: boolean; isFeatured: boolean }

const mostLookedAt = 200
/** Those that are called alike. */
const mostAlike = 6
/** Kilometres: what is called alike and lies farther apart may be either; a city's sights lie no farther from it. */
const apartKm = 20
const ofCityKm = 50

/**
 * The one active place that a text names, whole words or misspelt; undefined where there is none, where several far apart are called so,
 * or where the word is used far from there as well: 'station'.
 */
export async function placeCalled(
  db: Database,
  text: string,
  cities: readonly CityName[],
): Promise<There | undefined> {
  const wanted = understand(text, cities)
  const words = [...wanted.names, ...wanted.kinds.flatMap(({ typed }) => typed.split(' '))]
  // 'The zoo' and 'Vienna' are none; 'London Zoo' is, and 'Munich Airport', with which a name begins.
  const mayBeAny = wanted.names.length > 0
  if (!mayBeAny && (wanted.kinds.length === 0 || wanted.cities.length === 0)) return undefined
  const find = async (found: SQL, condition: SQL, isMeant: (place: Called) => boolean) => {
    const { rows } = await db.execute<Called>(calledStatement(text, wanted, found, condition))
    return oneOf(rows.filter((place) => (mayBeAny || place.isSaidWhole || place.isBegun) && isMeant(place)))
  }
  const there =
    (await find(withRarest(words, mostLookedAt), all(words.map(hasWord)), () => true)) ??
    (await find(withWordLike(words, mostLookedAt), isLike(words), isAlmostCalled(words)))
  const [word, ...others] = words
  const isUsedElsewhere =
    mayBeAny &&
    there &&
    !there.isSaidWhole &&
    word &&
    others.length === 0 &&
    (await isToldFarFrom(db, there, word))
  if (!there || isUsedElsewhere) return undefined
  const { id, slug, name, lat, lng } = there
  return { id, slug, name, lat, lng }
}

const calledStatement = (
  text: string,
  { cities }: Understood<CityName>,
  found: SQL,
  condition: SQL,
): SQL => sql`
  select p.id, p.slug, ${placeName} as name, p.lat, p.lng, called.names, p.is_featured as "isFeatured",
    ${isIn(sql`p.name`, text)} or ${isIn(sql`p.display_name`, text)} as "isSaidWhole",
    coalesce(${begins(sql`p.name`, text)} or ${begins(sql`p.display_name`, text)}, false) as "isBegun"
  from (select distinct id from (${found}) found) found ${joinPlaces('found')} ${withNames}
  where p.is_active and ${condition} and ${cities.length > 0 ? isAround(cities) : sql`true`}
  order by "isSaidWhole" desc, p.is_featured desc, length(called.names), p.id limit ${mostAlike}`

const isIn = (name: SQL, text: string) =>
  sql`coalesce(position(' ' || plain_text(${name}) || ' ' in ' ' || ${plain(text)} || ' ') > 0, false)`

/** 'Munich Airport' is where 'Munich Airport Visitors Park' is. */
const begins = (name: SQL, text: string) => sql`plain_text(${name}) like ${pattern(text)} || ' %'`

const isAround = (cities: readonly { id: number }[]) => sql`exists (
  select from place_distances d where d.place_id = p.id and d.radius_distance_km <= ${ofCityKm}
    and d.city_id = any(${sql.param(cities.map(({ id }) => id))}::int[]))`

/** 'Prater' is in 'Wurstelprater'; a shorter word is a whole one. */
const hasWord = (word: string): SQL =>
  [...word].length < fewestWithin
    ? sql`' ' || called.names || ' ' like '% ' || ${pattern(word)} || ' %'`
    : sql`called.names like '%' || ${pattern(word)} || '%'`

const isAlmostCalled = (words: readonly string[]) => {
  const fits = words.length > 1 ? isAlmost : isMisspelt
  return ({ names }: Called) =>
    words.every((word) => nameKeys(word).some((key) => names.split(' ').some((name) => fits(key, name))))
}

async function isToldFarFrom(db: Database, there: There, word: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from places p where p.is_active and ${inDescription(mentions)(word)} and ${fromThere(there)} > ${ofCityKm} limit 1`)
  return rows.length > 0
}

/** The first, unless another that is said whole as well, or is as notable, lies elsewhere. */
function oneOf([first, ...others]: readonly Called[]): Called | undefined {
  const isAsGood = (other: Called) =>
    other.isSaidWhole === first?.isSaidWhole && other.isFeatured === first.isFeatured
  return first && others.some((other) => isAsGood(other) && kilometresBetween(first, other) > apartKm)
    ? undefined
    : first
}
