import { type SQL, sql } from 'drizzle-orm'
import { escapeLike } from '../../platform/database/escape-like.ts'
import { toldWords } from '../places/told-words.ts'

/** From so many on of one, words are much alike: 'muzeum' is 0.4 of 'museum'. */
const similarEnough = 0.38

/** Letters; a shorter word says nothing within another: no 'room' is in 'aan de Stroom'. */
export const fewestWithin = 6

export const plain = (text: string) => sql`plain_text(${text})`

/** As part of a pattern of LIKE. */
export const pattern = (word: string) => plain(escapeLike(word))

export const all = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql`(${sql.join([...conditions], sql` and `)})` : sql`true`

export const any = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`

/** Joins places `p` one by one, which `offset` keeps so: their table is far too large for what few are found in it. */
export const joinPlaces = (found: string) =>
  sql`cross join lateral (select * from places where id = ${sql.identifier(found)}.id offset 0) p`

/** Whether a place `p` has the word; fewer than three letters must begin one. */
export const holds = (word: string): SQL =>
  word.length < 3
    ? sql`(p.search_text like ${pattern(word)} || '%' or p.search_text like '% ' || ${pattern(word)} || '%')`
    : sql`p.search_text like '%' || ${pattern(word)} || '%'`

export const holdsAll = (words: readonly string[]): SQL => all(words.map(holds))

/** Whether a place has a word much like each. */
export const isLike = (words: readonly string[], similarity = similarEnough): SQL =>
  all(words.map((word) => sql`word_similarity(${plain(word)}, p.search_text) > ${similarity}`))

/** Whether a description has the words of a phrase, one after the other, bent or not. */
export const mentions = (description: SQL, phrase: SQL): SQL =>
  sql`${toldWords(description)} @@ ${stems(phrase)}`

/** The same of a kind's word. By its stem 'bowling' would be a skater's bowl: it must stand there. */
export const tells = (description: SQL, phrase: SQL): SQL => sql`(${mentions(description, phrase)}
  and (${phrase} !~ 'ing\\M' or ${description} ~* ('\\m' || substring(${phrase} from '\\w+ing\\M'))))`

/** That a place's description does so with a phrase. */
export const inDescription =
  (does: typeof mentions) =>
  (phrase: string): SQL =>
    does(sql`p.description`, sql`${phrase}::text`)

export const stems = (phrase: SQL): SQL => sql`phraseto_tsquery('english', ${phrase})`
