import { type SQL, sql } from 'drizzle-orm'
import { plain } from './place-text.queries.ts'

/** Parts of one word, and other words that are like one; more are in no name of a guide that anybody looks for. */
const mostWords = 200
/** So many places tell which word is the rarest. */
const mostCounted = 1000
/** Shorter ones are only looked for where a word begins. */
const fewestInside = 3

/** Places with a name that is the text, `tier` 0, or begins with it, 1; `called` is the name. */
export const calledSo = (text: string, most: number): SQL => sql`
  select id, 0 as tier, word as called from (${featuredFirst(true, sql`w.word = ${plain(text)}`, most)}) just_so
  union all select id, 1, word from (${featuredFirst(true, begins(plain(text)), most)}) begun`

/** Places that have the rarest of the words, or one that it is a part of: what begins with it and what is notable first. */
export function withRarest(words: readonly string[], most: number): SQL {
  const typed = parts(words)
  if (typed.length === 0) return sql`select null::int as id, null::text as word where false`
  return sql`
    with typed as materialized (
      select part from unnest(array[${sql.join(typed.map(plain), sql`, `)}]) part
      order by ${typed.length > 1 ? sql`(select count(*) from (${count(begins(sql`part`))}) counted), length(part) desc` : sql`1`} limit 1
    ), inside as materialized (
      select distinct word from known_words
      where word like '%' || (select part from typed) || '%' and length((select part from typed)) >= ${fewestInside}
        and not starts_with(word, (select part from typed))
      order by word limit ${mostWords}
    )
    select * from (
      select * from (${featuredFirst(false, begins(sql`(select part from typed)`), most)}) begun
      union all select found.* from inside cross join lateral (${inOrder(false, true, ofWord, most)}) found
      union all select found.* from inside cross join lateral (${inOrder(false, false, ofWord, most)}) found
    ) held limit ${most}`
}

/** Places with a word much like the longest, and how unlike it is: the likest first. */
export const withWordLike = (words: readonly string[], most: number): SQL => {
  const longest = parts(words).toSorted((a, b) => b.length - a.length)[0] ?? ''
  return sql`
    with inside as materialized (
      select word, 1 - word_similarity(${plain(longest)}, word) as unlike from words_like(${plain(longest)}) word
      order by 2, 1 limit ${mostWords}
    )
    select found.id, unlike from inside cross join lateral (${featuredFirst(false, ofWord, most)}) found limit ${most}`
}

const ofWord = sql`w.word = inside.word`

/** No word that begins so comes after the last character behind it. */
const begins = (part: SQL) => sql`w.word >= ${part} and w.word < ${part} || chr(1114111)`

const featuredFirst = (isName: boolean, condition: SQL, most: number) => sql`
  select * from (${inOrder(isName, true, condition, most)} union all ${inOrder(isName, false, condition, most)}) both_kinds
  limit ${most}`

const count = (condition: SQL) =>
  sql`select from place_words w where not w.is_name and not w.is_featured and ${condition}
    order by w.word limit ${mostCounted}`

const inOrder = (isName: boolean, isFeatured: boolean, condition: SQL, most: number) => sql`(
  select w.place_id as id, w.word from place_words w
  where ${isName ? sql`w.is_name` : sql`not w.is_name`} and ${isFeatured ? sql`w.is_featured` : sql`not w.is_featured`} and ${condition}
  order by w.word, w.place_id limit ${most})`

/** As places' words are told apart: by whatever is neither letter nor digit. */
const parts = (words: readonly string[]) =>
  words.flatMap((word) => word.split(/[^\p{L}\p{N}\p{M}]+/u)).filter(Boolean)
