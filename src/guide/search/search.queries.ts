import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { listCityNames } from '../cities/city.queries.ts'
import type { CityName } from '../cities/city.schema.ts'
import { citiesAlike, citiesNamed } from '../cities/match-cities.ts'
import { funTypesJson, placeName } from '../place-lists/place-json.queries.ts'
import type { PlaceSearch } from './around.queries.ts'
import { candidateTables } from './candidates.queries.ts'
import { pattern, placeText, plain } from './place-text.queries.ts'
import type { SearchAnswer } from './search.schema.ts'
import { type Understood, understand } from './understand.ts'

const mostCities = 3
/** A place that no city is known to be near to, in kilometres. */
const farAway = 1000

type FoundPlaces = { places: SearchAnswer['places']; total: number; isExact: boolean; isAlike: boolean }

/**
 * Cities and active places that a text means: by their names in any language, by a kind, near a city or in a country; where
 * there are none at all, those with words much like the text's. Of single letters, places whose name begins with them.
 */
export async function search(db: Database, text: string, limit: number): Promise<SearchAnswer> {
  const cities = await listCityNames(db)
  const named = citiesNamed(cities, text)
  const { wanted, places, total, isExact } = await findPlaces(db, text, cities, limit)
  const found = [named, wanted.cities, isExact ? [] : citiesAlike(cities, text)].find(isFilled) ?? []
  return {
    cities: found.slice(0, mostCities).map(({ id, name, country, slug }) => ({ id, name, country, slug })),
    places,
    total: total + found.length,
    isAboutPlaces: wanted.kinds.length + wanted.wishes.length + wanted.names.length > 0 && named.length === 0,
  }
}

/** As the words stand; when that finds nothing just so, as they may be meant. */
async function findPlaces(db: Database, text: string, cities: readonly CityName[], limit: number) {
  const strict = await findWanted(db, text, understand(text, cities), limit)
  const { words, names } = strict.wanted
  if (strict.isExact || strict.isAlike || names.length === 0 || isOfLetters(words)) return strict
  const generous = understand(text, cities, 'generous')
  if (generous.names.length === names.length) return strict
  const found = await findWanted(db, text, generous, limit)
  return found.places.length > 0 ? found : strict
}

async function findWanted(db: Database, text: string, wanted: Understood<CityName>, limit: number) {
  const { rows } = await db.execute<FoundPlaces>(searchStatement(text, wanted, limit))
  return { wanted, ...(rows[0] ?? { places: [], total: 0, isExact: false, isAlike: false }) }
}

const isFilled = (cities: readonly CityName[]) => cities.length > 0

/** The statement alone: a test looks at how it is carried out. */
export const searchStatement = (text: string, wanted: PlaceSearch, limit: number): SQL =>
  isOfLetters(wanted.words)
    ? lettersStatement(text.trim(), limit)
    : wordsStatement(text.trim(), wanted, limit)

const isOfLetters = (words: readonly string[]) => words.every((word) => [...word].length === 1)

/** By a letter a third of all places have a word: to judge them all would take seconds. These come from an index, in its order. */
const lettersStatement = (letters: string, limit: number): SQL => sql`
  with best as (
    select p.id, row_number() over (order by ${nameInOrder}, p.id) as rank
    from places p where p.is_active and ${beginsWith(letters)} order by ${nameInOrder}, p.id limit ${limit}
  )
  select ${placesJson} as places, true as "isExact", false as "isAlike",
    (select count(*)::int from places p where p.is_active and ${beginsWith(letters)}) as total`

const wordsStatement = (text: string, wanted: PlaceSearch, limit: number): SQL => sql`
  with ${candidateTables(wanted)},
  exact as (
    select id, min(km) as km from (
      select id, km from around union all select id, null from literal union all select id, null from known
    ) meant group by id
  ),
  found as materialized (
    select p.id, matching.km, ${placeText} as text, plain_text(p.name) as name, p.is_featured, ${placeName} as shown_name
    from (select id, km from exact union select id, km from likely_around union select id, km from partly_around
      union select id, null from likely union select id, km from partly) matching join places p using (id)
  ),
  best as (
    select f.id, row_number() over (order by ${ranks(text, wanted)}, f.id) as rank from found f order by rank limit ${limit}
  )
  select ${placesJson} as places, (select count(*)::int from found) as total, exists (select from exact) as "isExact",
    exists (select from likely_around) as "isAlike"`

/** Of the table `best`. */
const placesJson = sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'slug', p.slug, 'name', ${placeName},
    'addrCity', p.addr_city, 'addrCountry', p.addr_country, 'funTypes', ${funTypesJson}, 'scenes', p.scenes) order by best.rank), '[]')
  from best join places p using (id))`

/** To the letter that of the index `places_name_in_order`. */
const nameInOrder = sql`(plain_text(${placeName}) collate "C")`

/** No text that begins so comes after the last character behind it. */
const beginsWith = (text: string) =>
  sql`(${nameInOrder} >= ${plain(text)} and ${nameInOrder} < ${plain(text)} || chr(1114111))`

/**
 * What is called just so; near before far, when a city was named, or rare words before common ones; then what begins with the text, what has a word that
 * begins with its first word, what is notable, by how much alike they are.
 */
function ranks(text: string, { words }: PlaceSearch): SQL {
  const isCalledSo = sql`not (f.name = ${plain(text)} or plain_text(f.shown_name) = ${plain(text)})`
  const first = words[0] ?? ''
  const bySimilarity = sql`not (trim(f.text) like ${pattern(text)} || '%' or f.name like ${pattern(text)} || '%'),
    not (' ' || f.text like '% ' || ${pattern(first)} || '%'), f.is_featured desc,
    word_similarity(${plain(text)}, f.text) desc, f.shown_name collate "und-x-icu"`
  return sql`${isCalledSo}, coalesce(f.km, ${farAway}), ${bySimilarity}`
}
