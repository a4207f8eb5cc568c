import { type SQL, sql } from 'drizzle-orm'
import { escapeLike } from '../../platform/escape-like.ts'

/** The names of a place `p` and its town; to the letter that of the index `places_public_search`. */
export const placeText = sql`plain_text(coalesce(p.display_name, '') || ' ' || p.name || ' ' || coalesce(p.addr_city, ''))`

/** As similar as `places_with_word_like` of the migrations wants it. */
const similarEnough = 0.38

export const plain = (text: string) => sql`plain_text(${text})`

/** As part of a pattern of LIKE. */
export const pattern = (word: string) => plain(escapeLike(word))

export const all = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql`(${sql.join([...conditions], sql` and `)})` : sql`true`

export const any = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`

/** Fewer than three letters must begin a word: all that trigrams can look up. */
export const holds = (word: string): SQL =>
  word.length < 3
    ? sql`(${placeText} like ${pattern(word)} || '%' or ${placeText} like '% ' || ${pattern(word)} || '%')`
    : sql`${placeText} like '%' || ${pattern(word)} || '%'`

export const holdsAll = (words: readonly string[]): SQL => all(words.map(holds))

/** Whether a place has a word much like each. */
export const isLike = (words: readonly string[], similarity = similarEnough): SQL =>
  all(words.map((word) => sql`word_similarity(${plain(word)}, ${placeText}) > ${similarity}`))

/** The ids of active places with words much like each, by index. */
export const idsLike = (words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`select places_with_word_like(${plain(word)}) as id`),
    sql` intersect `,
  )
