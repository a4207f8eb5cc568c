import { type SQL, sql } from 'drizzle-orm'
import { factPairs } from '../facts/fact-columns.queries.ts'
import type { ComingHours } from '../opening-hours/days/coming-hours.schema.ts'
import { hoursOnDaysJson } from '../opening-hours/place-hours/coming-hours.queries.ts'
import { certainties } from '../place-lists/certainty.ts'
import { funTypesJson, placeName } from '../place-lists/place-json.queries.ts'
import { apart } from '../places/apart.ts'
import type { PlaceSearch } from './around.queries.ts'
import { fromThere } from './around-there.queries.ts'
import { candidateTables, farAway, isCut, isSure } from './candidates.queries.ts'
import type { TypedTime } from './day-words.ts'
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
import { certaintyThen, isAsWished, isWished } from './wish-conditions.queries.ts'

/** Names that begin with letters. */
const mostCounted = 200

export type FoundPlaces = {
  /** With their hours on the day that was asked for. */
  places: (Omit<SearchAnswer['places'][number], 'openHours'> & { hours: ComingHours | null })[]
  total: number
  hasMore: boolean
  isExact: boolean
  isOfTypesAlone: boolean
  isPartly: boolean
  isAlike: boolean
  isSure: boolean
}

/** The statement alone: a test looks at how it is carried out. */
export const searchStatement = (wanted: PlaceSearch, limit: number): SQL =>
  isOfLetters(wanted.words) && !wanted.there
    ? lettersStatement(wanted.text, limit)
    : wordsStatement(wanted, limit)

export const isOfLetters = (words: readonly string[]) => words.every((word) => [...word].length === 1)

/** By a letter a third of all places have a word: to judge them all would take seconds. These come from an index, in its order. */
const lettersStatement = (letters: string, limit: number): SQL => sql`
  with best as (
    select p.id, row_number() over (order by ${nameInOrder}, p.id) as rank
    from places p where p.is_active and ${beginsWith(letters)} order by ${nameInOrder}, p.id limit ${limit}
  )
  select ${placesJson({ openOn: undefined, time: undefined, excerpt: sql`null`, kinds: [], there: undefined })} as places, total, total >= ${mostCounted} as "hasMore",
    false as "isOfTypesAlone", false as "isPartly", true as "isExact", false as "isAlike", true as "isSure"
  from (select count(*)::int as total from (
    select from places p where p.is_active and ${beginsWith(letters)} order by ${nameInOrder} limit ${mostCounted}) begun) counted`

const wordsStatement = (wanted: PlaceSearch, limit: number): SQL => sql`
  with ${candidateTables(wanted)},
  exact as (
    select id, min(km) as km, min(tier) as tier, min(called) as called, bool_and(is_by_name) as is_by_name from (
      select id, km, null as tier, null as called, false as is_by_name from around
      union all select id, null, tier, called, true from literal
      union all select id, km, null, null, false from known union all select id, km, null, null, false from mentioned
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
  select ${placesJson({ excerpt: excerpt(wanted), ...wanted })} as places, (select count(*)::int from found) as total, ${isCut(wanted)} as "hasMore",
    exists (select from exact) as "isExact",
    exists (select from likely_around) as "isAlike",
    exists (select from partly_around union all select from partly) as "isPartly",
    ${isOfTypesAlone(wanted)} as "isOfTypesAlone",
    ${isSure(wanted)} as "isSure"`

/** Whether none that was found is known for a kind that its fun types do not tell and to be as wished, nor has all words. */
const isOfTypesAlone = (search: PlaceSearch) =>
  search.kinds.some(isPartOfTypes) || isWished(search)
    ? sql`(exists (select from found) and not exists (
        select from found ${joinPlaces('found')} ${withNames}
        where ${isKnownFor(search.kinds)} and ${isAsWished(search)} or ${holdsAll(search.words)}))`
    : sql`false`

/** Who looks for a 'baby friendly cafe' does not mean Babylon. */
const firstWord = (search: PlaceSearch): string => {
  const { names, kinds, words } = search
  const [first = ''] = isWished(search) ? [...names, ...kinds.map(({ typed }) => typed)] : words
  return first.split(' ')[0] ?? ''
}

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
type Told = Pick<PlaceSearch, 'openOn' | 'time' | 'kinds' | 'there'> & { excerpt: SQL }

/** Of the table `best`. */
const placesJson = ({ openOn, time, excerpt, kinds, there }: Told) => sql`(
  select coalesce(json_agg(json_build_object(${factPairs(searchedFacts)}, 'id', p.id, 'slug', p.slug, 'name', ${placeName},
    'addrCity', p.addr_city, 'addrCountry', p.addr_country, 'funTypes', ${funTypesJson}, 'scenes', p.scenes,
    'seasons', ${seasonsJson}, 'opens', ${openOn ? certaintyIn(openOn, time) : sql`null`},
    'hours', ${openOn ? hoursOnDaysJson([openOn]) : sql`null`},
    'excerpt', ${excerpt}, 'excerptLanguage', p.description_language, 'notKnownFor', ${notKnownFor(kinds)},
    'kmFromThere', ${there ? fromThere(there) : sql`null`}) order by best.rank), '[]')
  from best join places p using (id) ${withNames})`

const seasonsJson = sql`(select coalesce(json_agg(s.name order by s.id), '[]')
  from place_availabilities a join seasons s on s.id = a.season_id where a.place_id = p.id)`

const certaintyIn = (day: string, time: TypedTime | undefined) =>
  sql`(${sql.param([...certainties])}::text[])[${certaintyThen(day, time)} + 1]`

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
function ranks(search: PlaceSearch): SQL {
  const { kinds } = search
  const first = firstWord(search)
  return sql`f.tier is distinct from 0, coalesce(f.km, ${farAway}), f.tier is distinct from 1,
    not (' ' || p.search_text like '% ' || ${pattern(first)} || '%'), f.is_by_name, not ${isDrawnSoFirst(kinds)},
    p.is_featured desc, f.called, ${apart(sql`p.id`)}, p.id`
}
