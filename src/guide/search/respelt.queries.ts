import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { CityName } from '../cities/city.schema.ts'
import { namesOf } from '../cities/city-names.ts'
import { nameKeys } from '../cities/name-keys.ts'
import { kindsByWord } from './kinds-by-word.ts'
import { fewestWithin } from './place-text.queries.ts'
import { respelt } from './respelt.ts'
import { understand } from './understand.ts'

/** Words of one text. */
const mostWords = 3

/** A text as it may be meant, and whether one of its words is a name then. */
type Respelt = { text: string; isOfName: boolean }

/** A text whose words that no place, no kind and no city has are those that differ by one error; undefined where there are none. */
export async function respeltText(
  db: Database,
  text: string,
  names: readonly string[],
  cities: readonly CityName[],
): Promise<Respelt | undefined> {
  const typed = names.slice(0, mostWords).flatMap((name) => {
    const [key = ''] = nameKeys(name)
    const { swapped, leftOut } = respelt(key)
    return { name, key, swapped, others: [...swapped, ...leftOut] }
  })
  if (typed.length === 0) return undefined
  const known = await knownAmong(db, {
    words: typed.flatMap(({ key, others }) => [key, ...others]),
    parts: typed.flatMap(({ swapped }) => swapped).filter((part) => part.length >= fewestWithin),
  })
  const cityNames = new Set(cities.flatMap((city) => [...namesOf(city).own, ...namesOf(city).other]))
  const isKnown = (word: string) => known.has(word) || kindsByWord.has(word) || cityNames.has(word)
  const meant = new Map<string, string>()
  let isOfName = false
  for (const { name, key, others } of typed) {
    const word = known.has(key) ? undefined : others.find((other) => isKnown(other) && tells(other))
    if (!word) continue
    meant.set(name, word)
    isOfName ||= !kindsByWord.has(word) && !cityNames.has(word)
  }
  if (meant.size === 0) return undefined
  return { text: text.replace(/[\p{L}\p{M}]+/gu, (word) => meant.get(word) ?? word), isOfName }
}

/** 'Place' is in many a name, and says nothing. */
const tells = (word: string) => {
  const { names, kinds } = understand(word, [])
  return kindsByWord.has(word) || names.length + kinds.length > 0
}

type Asked = { words: string[]; parts: string[] }

async function knownAmong(db: Database, asked: Asked): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ word: string }>(knownOf(asked))
  return new Set(rows.map(({ word }) => word))
}

/**
 * Those that names of places have: the words, and the parts of words, 'prater' of 'Wurstelprater'. For '=' a planner may take the index
 * of parts of words: three hundred words took a second that way in a guide of 2,000 places.
 */
export const knownOf = ({ words, parts }: Asked): SQL => sql`
  select typed as word from unnest(${sql.param(words)}::text[]) typed
    where exists (select from known_words where word >= typed and word <= typed)
  union select part from unnest(${sql.param(parts)}::text[]) part
    where exists (select from known_words where word like '%' || part || '%')`
