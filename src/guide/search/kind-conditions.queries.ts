import { type SQL, sql } from 'drizzle-orm'
import {
  beginningsOf,
  drawnAs,
  funTypesOf,
  indoorsOf,
  isPartOfTypes,
  isTold,
  phrasesOf,
  type WantedKind,
} from './kind.ts'
import { all, any, inDescription, pattern, tells } from './place-text.queries.ts'

/**
 * Joins what a place `p` is called, as kinds are looked for in it; worked out once for a row, which `offset` keeps so.
 * Without its town, which is no kind: all around Salzburg would be castles.
 */
export const withNames = sql`cross join lateral (
  select split_part(p.search_text, chr(10), 1) as names offset 0) called`

/** Letters. */
const shortest = 3
const short = 4

/** Whether a place `p` joined `withNames` is of every kind that is asked for, by its fun types or by its name. */
export const isOfKinds = (kinds: readonly WantedKind[]): SQL => all(kinds.map(isOfKind))

/** Whether it is of none of the kinds; of which a description alone tells nothing. */
export const isOfNone = (kinds: readonly WantedKind[]): SQL =>
  kinds.length > 0 ? sql`not coalesce(${any(kinds.map(isOfKind))}, false)` : sql`true`

/** Whether its first fun type is one of those asked for; true when none is. */
export function isFirstOfAll(kinds: readonly WantedKind[]): SQL {
  const slugs = kinds.flatMap(funTypesOf)
  return slugs.length > 0 ? hasFunType(slugs, sql`and t.rank = 0`) : sql`true`
}

/**
 * Whether it is known to be of every kind: by its name, in the words that were typed or in another language, by its drawings or
 * by its description (`told`).
 */
export const isCalledSo = (kinds: readonly WantedKind[]): SQL => all(kinds.map(saysKind))

/** Whether it is known to be of each kind that its fun types do not tell. */
export const isKnownFor = (kinds: readonly WantedKind[]): SQL => isCalledSo(kinds.filter(isPartOfTypes))

/** What was typed for such kinds that it is not known to be of, as an array; its description is read, which may be behind the end of `told`. */
export function notKnownFor(kinds: readonly WantedKind[]): SQL {
  const unsure = kinds.filter(isPartOfTypes).map((wanted) => {
    const isDescribedSo = isTold(wanted) ? any(phrasesOf(wanted).map(inDescription(tells))) : sql`false`
    return sql`case when not (${saysKind(wanted)} or coalesce(${isDescribedSo}, false)) then ${wanted.typed}::text end`
  })
  return unsure.length > 0 ? sql`array_remove(array[${sql.join(unsure, sql`, `)}], null)` : sql`'{}'::text[]`
}

/** Whether what a place is drawn as before all else is of the kinds: a museum of dinosaurs, and no zoo with a trail of them. */
export function isDrawnSoFirst(kinds: readonly WantedKind[]): SQL {
  const drawn = kinds.flatMap(drawnAs)
  return drawn.length > 0 ? sql`coalesce(p.scenes[1] = any(${sql.param(drawn)}::text[]), false)` : sql`true`
}

/**
 * A table of `told`: `id` of active places whose descriptions mention what was `typed` for a kind, or what the guide's own language calls
 * it, as many as are looked at.
 */
export function told(kinds: readonly WantedKind[], most: number): SQL {
  const sought = kinds
    .filter(isTold)
    .flatMap((wanted) => phrasesOf(wanted).map((phrase) => [wanted.typed, phrase]))
  const [typed, phrases] = [sought.map(([typed]) => typed), sought.map(([, phrase]) => phrase)]
  return sql`
  select typed, found.id from unnest(${sql.param(typed)}::text[], ${sql.param(phrases)}::text[]) sought(typed, phrase)
  cross join lateral (
    select id from places where is_active and ${tells(sql`description`, sql`phrase`)}
    limit ${Math.ceil(most / Math.max(sought.length, 1))}) found`
}

function saysKind(wanted: WantedKind): SQL {
  const { typed } = wanted
  const called = beginningsOf(wanted)
  const drawn = drawnAs(wanted)
  const indoors = indoorsOf(wanted)
  return any([
    ...(called.length > 0 ? [hasWordOf(called)] : []),
    ...(drawn.length > 0 ? [sql`p.scenes && ${sql.param(drawn)}::text[]`] : []),
    ...(indoors.length > 0 ? [sql`(p.setting = 'indoor' and ${hasFunType(indoors, sql``)})`] : []),
    all(typed.split(' ').filter(withoutSigns).map(isInName)),
    ...(isTold(wanted) ? [sql`p.id in (select id from told where typed = ${typed})`] : []),
  ])
}

function isOfKind(wanted: WantedKind): SQL {
  const slugs = funTypesOf(wanted)
  return slugs.length > 0 ? sql`(${hasFunType(slugs, sql``)} or ${saysKind(wanted)})` : saysKind(wanted)
}

const hasFunType = (slugs: readonly string[], rank: SQL) => sql`exists (
  select from place_types t where t.place_id = p.id ${rank} and t.fun_type_id in (
    select id from fun_types where slug = any(${sql.param(slugs)}::text[])))`

/** A word begins so, or several do, or is just so when it is very short or ends with a full stop; other signs of patterns mean nothing in it. */
const hasWordOf = (beginnings: readonly string[]) =>
  sql`called.names ~ ('\\m(' || plain_text(${beginnings.map(asPattern).filter(Boolean).join('|')}) || ')')`

function asPattern(beginning: string): string {
  const words = beginning.split(' ').map(withoutSigns).join('[^[:alnum:]]*')
  return beginning.endsWith('.') || [...words].length <= shortest ? words && `${words}\\y` : words
}

/** Within a longer word, unless it is in too many: 'burg' in 'Salzburg' and 'Burgas'. */
const isInName = (word: string) =>
  [...word].length <= short ? hasWordOf([`${word}.`]) : sql`called.names like '%' || ${pattern(word)} || '%'`

const withoutSigns = (word: string) => word.replace(/[^\p{L}\p{N}\p{M}]/gu, '')
