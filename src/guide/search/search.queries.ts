import findTimeZone from '@photostructure/tz-lookup'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { listCityNames } from '../cities/city.queries.ts'
import type { CityName } from '../cities/city.schema.ts'
import { cities as cityTable } from '../cities/city.table.ts'
import { citiesAlike, citiesNamed } from '../cities/match-cities.ts'
import { factPairs } from '../facts/fact-columns.queries.ts'
import { certainties } from '../place-lists/certainty.ts'
import { funTypesJson, placeName } from '../place-lists/place-json.queries.ts'
import { apart } from '../places/apart.ts'
import type { PlaceSearch } from './around.queries.ts'
import { candidateTables, farAway, isCut, isSure } from './candidates.queries.ts'
import { dateOfTyped } from './days-typed.ts'
import { isPartOfTypes, isTold, phrasesOf } from './kind.ts'
import { isDrawnSoFirst, isKnownFor, notKnownFor, withNames } from './kind-conditions.queries.ts'
import {
  any,
  holds,
  holdsAll,
  inDescription,
  joinPlaces,
  mentions,
  pattern,
  plain,
  stems,
  tells,
} from './place-text.queries.ts'
import { type SearchAnswer, searchedFacts } from './search.schema.ts'
import { type Understood, understand } from './understand.ts'
import { certaintyOn, isAsWished, isWished } from './wish-conditions.queries.ts'

const mostCities = 3
/** Candidates of each kind; as many as an answer shows. */
const mostCandidates = 100
/** So many times as many, where others around the city may be better than some of the first. */
const onceMore = 30
/** Names that begin with letters. */
const mostCounted = 200

type FoundPlaces = {
  places: SearchAnswer['places']
  total: number
  hasMore: boolean
  isExact: boolean
  isOfTypesAlone: boolean
  isAlike: boolean
  isSure: boolean
}

/**
 * Cities and active places that a text means: by their names in any language, by a kind, near a city or in a country; where
 * there are none at all, those with words much like the text's. Of single letters, places whose name begins with them.
 */
export async function search(
  db: Database,
  text: string,
  limit: number,
  most = mostCandidates,
): Promise<SearchAnswer> {
  const cities = await listCityNames(db)
  const named = citiesNamed(cities, text)
  const { wanted, openOn, places, total, hasMore, isOfTypesAlone, isExact } = await findPlaces(db, cities, {
    text: text.trim(),
    limit,
    most,
  })
  const found = [named, wanted.cities, isExact ? [] : citiesAlike(cities, text)].find(isFilled) ?? []
  return {
    cities: found.slice(0, mostCities).map(({ id, name, country, slug }) => ({ id, name, country, slug })),
    places,
    total: total + found.length,
    hasMore,
    isOfTypesAlone,
    wishes: wanted.wishes,
    openOn: openOn ?? null,
    isAboutPlaces: isAboutPlaces(wanted) && (named.length === 0 || isOfKindAlone(wanted)),
  }
}

const isAboutPlaces = ({ kinds, wishes, day, names }: Understood<CityName>) =>
  kinds.length + wishes.length + names.length > 0 || day !== undefined

/** A city may have the word in its name: 'lion' is in Heraklion. */
const isOfKindAlone = ({ kinds, names, cities }: Understood<CityName>) =>
  kinds.length > 0 && names.length + cities.length === 0

const nothing: FoundPlaces = {
  places: [],
  total: 0,
  hasMore: false,
  isOfTypesAlone: false,
  isExact: false,
  isAlike: false,
  isSure: true,
}

type Asked = { text: string; limit: number; most: number }

/** As the words stand; when that finds nothing just so, as they may be meant. */
async function findPlaces(db: Database, cities: readonly CityName[], asked: Asked) {
  const strict = await findWanted(db, understand(asked.text, cities), asked)
  const { words, names } = strict.wanted
  if (strict.isExact || strict.isAlike || names.length === 0 || isOfLetters(words)) return strict
  const generous = understand(asked.text, cities, 'generous')
  if (generous.names.length === names.length) return strict
  const found = await findWanted(db, generous, asked)
  return found.places.length > 0 ? found : strict
}

async function findWanted(db: Database, wanted: Understood<CityName>, asked: Asked) {
  const { day } = wanted
  const openOn = day === undefined ? undefined : dateOfTyped(day, await timeZoneAt(db, wanted.cities[0]))
  const find = async (most: number) => {
    const { rows } = await db.execute<FoundPlaces>(
      searchStatement({ ...wanted, ...asked, openOn, most }, asked.limit),
    )
    return rows[0] ?? nothing
  }
  const first = await find(asked.most)
  return { wanted, openOn, ...(first.isSure ? first : await find(asked.most * onceMore)) }
}

/** Of a text that names no city, that of most of the guide. */
async function timeZoneAt(db: Database, city: CityName | undefined): Promise<string> {
  const [at] = city
    ? await db
        .select({ lat: cityTable.lat, lng: cityTable.lng })
        .from(cityTable)
        .where(eq(cityTable.id, city.id))
    : []
  return at ? findTimeZone(at.lat, at.lng) : 'Europe/Berlin'
}

const isFilled = (cities: readonly CityName[]) => cities.length > 0

/** The statement alone: a test looks at how it is carried out. */
export const searchStatement = (wanted: PlaceSearch, limit: number): SQL =>
  isOfLetters(wanted.words) ? lettersStatement(wanted.text, limit) : wordsStatement(wanted, limit)

const isOfLetters = (words: readonly string[]) => words.every((word) => [...word].length === 1)

/** By a letter a third of all places have a word: to judge them all would take seconds. These come from an index, in its order. */
const lettersStatement = (letters: string, limit: number): SQL => sql`
  with best as (
    select p.id, row_number() over (order by ${nameInOrder}, p.id) as rank
    from places p where p.is_active and ${beginsWith(letters)} order by ${nameInOrder}, p.id limit ${limit}
  )
  select ${placesJson({ openOn: undefined, excerpt: sql`null`, kinds: [] })} as places, total, total >= ${mostCounted} as "hasMore",
    false as "isOfTypesAlone", true as "isExact", false as "isAlike", true as "isSure"
  from (select count(*)::int as total from (
    select from places p where p.is_active and ${beginsWith(letters)} order by ${nameInOrder} limit ${mostCounted}) begun) counted`

const wordsStatement = (wanted: PlaceSearch, limit: number): SQL => sql`
  with ${candidateTables(wanted)},
  exact as (
    select id, min(km) as km, min(tier) as tier, min(called) as called, bool_and(is_by_name) as is_by_name from (
      select id, km, null as tier, null as called, false as is_by_name from around
      union all select id, null, tier, called, true from literal
      union all select id, null, null, null, false from known union all select id, km, null, null, false from mentioned
    ) meant group by id
  ),
  found as materialized (
    select * from exact
    union all select id, km, null, null, false from likely_around union all select id, km, null, null, false from partly_around
    union all select id, km, null, null, false from likely union all select id, km, null, null, false from partly
  ),
  best as (
    select p.id, row_number() over (order by ${ranks(wanted)}) as rank
    from found f ${joinPlaces('f')} order by rank limit ${limit}
  )
  select ${placesJson({ openOn: wanted.openOn, excerpt: excerpt(wanted), kinds: wanted.kinds })} as places, (select count(*)::int from found) as total, ${isCut(wanted)} as "hasMore",
    exists (select from exact) as "isExact",
    exists (select from likely_around) as "isAlike",
    ${isOfTypesAlone(wanted)} as "isOfTypesAlone",
    ${isSure(wanted)} as "isSure"`

/** Whether none that was found is known for a kind that its fun types do not tell and to be as wished, nor has all words. */
const isOfTypesAlone = (search: PlaceSearch) =>
  search.kinds.some(isPartOfTypes) || isWished(search)
    ? sql`(exists (select from found) and not exists (
        select from found ${joinPlaces('found')} ${withNames}
        where ${isKnownFor(search.kinds)} and ${isAsWished(search)} or ${holdsAll(search.words)}))`
    : sql`false`

/** The words of a description around what was looked for, where the name does not say it. */
function excerpt({ kinds, names }: PlaceSearch): SQL {
  const ofKinds = kinds.filter(isTold).flatMap(phrasesOf)
  const phrases = [...names, ...ofKinds]
  if (phrases.length === 0) return sql`null`
  const wanted = sql`(${sql.join(
    phrases.map((phrase) => stems(sql`${phrase}`)),
    sql` || `,
  )})`
  return sql`case when ${any([...names.map(inDescription(mentions)), ...ofKinds.map(inDescription(tells))])} and not ${any(phrases.map(holds))}
    then ts_headline('english', p.description, ${wanted}, ${headline}) end`
}

/** Nothing is marked: it is shown as text. */
const headline = 'StartSel = "", StopSel = "", MaxFragments = 1, MinWords = 8, MaxWords = 16'

/** What is told of hits beside their facts. */
type Told = { openOn: string | undefined; excerpt: SQL; kinds: PlaceSearch['kinds'] }

/** Of the table `best`. */
const placesJson = ({ openOn, excerpt, kinds }: Told) => sql`(
  select coalesce(json_agg(json_build_object(${factPairs(searchedFacts)}, 'id', p.id, 'slug', p.slug, 'name', ${placeName},
    'addrCity', p.addr_city, 'addrCountry', p.addr_country, 'funTypes', ${funTypesJson}, 'scenes', p.scenes,
    'seasons', ${seasonsJson}, 'opens', ${openOn ? certaintyIn(openOn) : sql`null`},
    'excerpt', ${excerpt}, 'excerptLanguage', p.description_language, 'notKnownFor', ${notKnownFor(kinds)}) order by best.rank), '[]')
  from best join places p using (id) ${withNames})`

const seasonsJson = sql`(select coalesce(json_agg(s.name order by s.id), '[]')
  from place_availabilities a join seasons s on s.id = a.season_id where a.place_id = p.id)`

const certaintyIn = (day: string) => sql`(${sql.param([...certainties])}::text[])[${certaintyOn(day)} + 1]`

/** To the letter that of the index `places_name_in_order`. */
const nameInOrder = sql`(plain_text(${placeName}) collate "C")`

/** No text that begins so comes after the last character behind it. */
const beginsWith = (text: string) =>
  sql`(${nameInOrder} >= ${plain(text)} and ${nameInOrder} < ${plain(text)} || chr(1114111))`

/**
 * What is called just so; near before far, when a city was named, or rare words before common ones; then what begins with the
 * text, what has a word that begins with its first word, and last what has it within a word and nowhere else; what is drawn as the
 * kind before all else, what is notable; then as the index of names has them, and from all over the guide.
 */
function ranks({ words, kinds }: PlaceSearch): SQL {
  const first = words[0] ?? ''
  return sql`f.tier is distinct from 0, coalesce(f.km, ${farAway}), f.tier is distinct from 1,
    not (' ' || p.search_text like '% ' || ${pattern(first)} || '%'), f.is_by_name, not ${isDrawnSoFirst(kinds)},
    p.is_featured desc, f.called, ${apart(sql`p.id`)}, p.id`
}
