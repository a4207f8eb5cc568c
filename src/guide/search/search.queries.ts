import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { escapeLike } from '../../platform/escape-like.ts'
import { funTypesJson, placeName } from '../place-lists/place-json.queries.ts'
import type { SearchAnswer } from './search.schema.ts'

const mostCities = 3
const mostWords = 6

/** As similar as `places_with_word_like` of the migrations wants it. */
const similarEnough = 0.38

/**
 * Cities by name and country, active places by name and town: those that hold every word, accents and capitals aside;
 * where there are none at all, those with words much like them. Of single letters, places whose name begins with them. One
 * statement.
 */
export async function search(db: Database, text: string, limit: number): Promise<SearchAnswer> {
  const words = text.trim().split(/\s+/).slice(0, mostWords)
  const { rows } = await db.execute<{ answer: SearchAnswer }>(searchStatement(words, limit))
  return rows[0]?.answer ?? { cities: [], places: [], total: 0 }
}

/** The statement alone: a test looks at how it is carried out. */
export const searchStatement = (words: readonly string[], limit: number): SQL =>
  words.every((word) => [...word].length === 1)
    ? lettersStatement(words, limit)
    : wordsStatement(words, limit)

/** By a letter a third of all places have a word: to judge them all would take seconds. These come from an index, in its order. */
const lettersStatement = (letters: readonly string[], limit: number): SQL => sql`
  with found_city as materialized (
    select c.* from cities c where ${all(letters, (letter) => holds(cityText, letter))}
  ),
  best_city as (
    select c.*, row_number() over (order by ${ranks(letters, cityText)}, c.id) as rank
    from found_city c order by rank limit ${mostCities}
  ),
  best as (
    select p.id, row_number() over (order by ${nameInOrder}, p.id) as rank
    from places p where p.is_active and ${beginsWith(letters.join(' '))} order by ${nameInOrder}, p.id limit ${limit}
  )
  ${answerOf(sql`(select count(*)::int from places p where p.is_active and ${beginsWith(letters.join(' '))})`)}`

const wordsStatement = (words: readonly string[], limit: number): SQL => sql`
  with city as materialized (
    select c.*, ${cityText} as text, ${all(words, (word) => holds(cityText, word))} as is_exact,
      ${all(words, (word) => sql`word_similarity(${plain(word)}, ${cityText}) >= ${similarEnough}`)} as is_similar
    from cities c
  ),
  exact as materialized (
    select p.id from places p where p.is_active and ${all(words, (word) => holds(placeText, word))}
  ),
  likely as materialized (
    select id from (${sql.join(words.map(placesLike), sql` intersect `)}) alike
    where not exists (select from exact) and not exists (select from city where is_exact)
  ),
  found_city as (
    select * from city
    where is_exact or (is_similar and not exists (select from exact) and not exists (select from city where is_exact))
  ),
  best_city as (
    select c.*, row_number() over (order by ${ranks(words, sql`c.text`)}, c.id) as rank
    from found_city c order by rank limit ${mostCities}
  ),
  found as materialized (
    select p.id, ${placeText} as text, p.is_featured, ${placeName} as name
    from (select id from exact union all select id from likely) matching join places p using (id)
  ),
  best as (
    select f.id, row_number() over (order by ${ranks(words, sql`f.text`)}, f.is_featured desc,
      f.name collate "und-x-icu", f.id) as rank
    from found f order by rank limit ${limit}
  )
  ${answerOf(sql`(select count(*)::int from found)`)}`

/** Of the tables `best_city`, `found_city` and `best`. */
const answerOf = (placesInAll: SQL): SQL => sql`
  select json_build_object(
    'cities', (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'country', c.country,
      'slug', c.slug) order by c.rank), '[]') from best_city c),
    'places', (select coalesce(json_agg(json_build_object('id', p.id, 'slug', p.slug, 'name', ${placeName},
      'addrCity', p.addr_city, 'addrCountry', p.addr_country, 'funTypes', ${funTypesJson}) order by best.rank), '[]')
      from best join places p using (id)),
    'total', ${placesInAll} + (select count(*)::int from found_city)) as answer`

/** To the letter that of the index `places_name_in_order`. */
const nameInOrder = sql`(plain_text(${placeName}) collate "C")`

/** No text that begins so comes after the last character behind it. */
const beginsWith = (text: string) =>
  sql`(${nameInOrder} >= ${plain(text)} and ${nameInOrder} < ${plain(text)} || chr(1114111))`

/** To the letter that of the index `places_public_search`. */
const placeText = sql`plain_text(coalesce(p.display_name, '') || ' ' || p.name || ' ' || coalesce(p.addr_city, ''))`
const cityText = sql`plain_text(c.name || ' ' || c.country)`

const plain = (text: string) => sql`plain_text(${text})`
const pattern = (word: string) => plain(escapeLike(word))

const all = (words: readonly string[], condition: (word: string) => SQL) =>
  sql`(${sql.join(words.map(condition), sql` and `)})`

/** Fewer than three letters must begin a word: all that trigrams can look up. */
const holds = (text: SQL, word: string): SQL =>
  word.length < 3
    ? sql`(${text} like ${pattern(word)} || '%' or ${text} like '% ' || ${pattern(word)} || '%')`
    : sql`${text} like '%' || ${pattern(word)} || '%'`

const placesLike = (word: string) => sql`select places_with_word_like(${plain(word)}) as id`

/** What begins with the text, then what has a word that begins with its first word, then by how much alike they are. */
const ranks = (words: readonly string[], text: SQL): SQL => {
  const whole = words.join(' ')
  return sql`not (trim(${text}) like ${pattern(whole)} || '%'),
    not (' ' || ${text} like '% ' || ${pattern(words[0] ?? '')} || '%'),
    word_similarity(${plain(whole)}, ${text}) desc`
}
