import { type SQL, sql } from 'drizzle-orm'
import { apart } from '../places/apart.ts'
import { around, nearestOf, type PlaceSearch, placesAround } from './around.queries.ts'
import { drawnAs, phrasesOf } from './kind.ts'
import {
  isDrawnSoFirst,
  isKnownFor,
  isOfKinds,
  isOfNone,
  told,
  withNames,
} from './kind-conditions.queries.ts'
import {
  all,
  any,
  fewestWithin,
  holds,
  holdsAll,
  inDescription,
  isLike,
  joinPlaces,
  mentions,
  pattern,
  tells,
} from './place-text.queries.ts'
import { farFromWished, isAsWished, isWished, mayBeOpen } from './wish-conditions.queries.ts'
import { isSeason } from './wishes.ts'
import { calledSo, withRarest, withWordLike } from './words.queries.ts'

/** Around a city that is all that was asked for. */
const featuredKm = 50

/** Of names, anywhere: Zagreb is no 'Sagrada'. */
const clearlySimilar = 0.51

/** Shorter words say nothing alone. */
const fewestLetters = 4

/** Kilometres by which what has no such name is farther away. */
const notNamed = 40

/** A place that no city is known to be near to, in kilometres. */
export const farAway = 1000
/** Kilometres of what only a description tells, where no city was named. */
const afterNames = farAway + 1

/** The first of them are the best of all. */
const mostSure = 10

/** Of what is looked at without an order that tells what is better, so many times as many. */
const forAny = 10

/** Where words are filtered, so many times as many are looked at. */
const forOne = 2

/**
 * Tables of the ids of active places that may be meant, each read from an index, in the order in which they are ranked where it has one,
 * and with an end: `told` those whose descriptions mention a kind; `nearest`, or `named` where a name was, those from which the ones
 * around a city are taken; `held` those with the rarest word, `literal` those with every word; `around` those near the city that are
 * of the kind and have the names, with `km` made longer for the less known; `known` those that are notable, where no city was named;
 * `mentioned` those whose descriptions alone have the words, unless some are `around` or `known`, or the text is a name to the letter.
 * Each of the others only without any of those before it: `likely_around`, or `likely` where no city was named, with such words;
 * `partly_around` those around the city that are of the kind, or of one of several, or have a name, and `partly` those that have some of the words, the rarest
 * first by `km`; `likely` anywhere, the likest first by `km`.
 */
export const candidateTables = (search: PlaceSearch): SQL => sql`
  told as materialized (${told(search.kinds, search.most * forAny)}),
  nearest as materialized (${hasCity(search) ? nearestOf(search) : noneNear}),
  named as materialized (${isNamedNear(search) ? withRarest(search.names, search.most * forOne) : noneNamed}),
  held as materialized (${search.there ? noneNamed : withRarest(search.words, mostHeld(search))}),
  literal as materialized (${search.there ? noneLiteral : literal(search)}),
  around as materialized (${hasCity(search) ? around(search, wanted(search)) : noneAround}),
  known as materialized (${hasCity(search) ? noneAround : known(search)}),
  mentioned as materialized (${mentioned(search)}),
  likely_around as materialized (${isNamedNear(search) ? around(search, misspelt(search)) : noneAround}),
  partly_around as materialized (${isPartlyNear(search) ? around(search, described(search)) : noneAround}),
  likely as materialized (${search.there ? noneAround : likely(search)}),
  partly as materialized (${hasCity(search) || search.words.length < 2 ? noneAround : partly(search)})`

const isWithout = (tables: readonly string[]): SQL =>
  all(tables.map((table) => sql`not exists (select from ${sql.identifier(table)})`))

const literal = (search: PlaceSearch): SQL => sql`
  select distinct on (id) * from (
    select p.id, found.tier, found.called from (${calledSo(search.text, search.most)}) found ${joinPlaces('found')} ${withNames}
    where ${isCalledSo(search)} and ${isOfNone(search.without)}
    union all (
      select p.id, 2, held.word from held ${joinPlaces('held')} ${withNames}
      where ${isCalledSo(search)} and ${isOfNone(search.without)} limit ${search.most})
  ) by_name order by id, tier, called`

/** By a word for a kind alone: 'burg' is no Burgas; nor is a 'dog' a doge. */
function isCalledSo({ words, names, kinds, wishes, cities }: PlaceSearch): SQL {
  const isFact = wishes.length > 0 && !wishes.some(isSeason)
  if (names.length + cities.length > 0 || (kinds.length === 0 && !isFact)) return holdsAll(words)
  const isOfKind = kinds.length > 0 ? isKnownFor(kinds) : sql`false`
  return sql`(${holdsAll(words)} and (${all(words.map(isWholeInNames))} or ${isOfKind}))`
}

const isWhole = (word: string) => sql`' ' || p.search_text || ' ' like '% ' || ${pattern(word)} || ' %'`

const isWholeInNames = (word: string) => sql`' ' || called.names || ' ' like '% ' || ${pattern(word)} || ' %'`

/** Those whose names have some of the words, by how rare the words are that they have: less than 1 for the rarest. */
function partly({ words, names, kinds, without, most }: PlaceSearch): SQL {
  // Of 'open on Easter Monday' no word is one of a name, though museums are 'open-air'.
  const telling =
    names.length + kinds.length > 0 ? words.filter((word) => [...word].length >= fewestLetters) : []
  if (telling.length === 0) return noneAround
  const withWord = telling.map(
    (word) => sql`select id, 1.0 / count(*) over () as rarity from (
      select distinct p.id from (${withRarest([word], most)}) found ${joinPlaces('found')} ${withNames}
      where ${holds(word)} and ${isInNames(word)} and ${isOfNone(without)}
        and ${isWithout(['literal', 'around', 'known', 'mentioned', 'likely'])}) p`,
  )
  return sql`select id, (${telling.length} - sum(rarity))::float as km
    from (${sql.join(withWord, sql` union all `)}) held group by id`
}

const isInNames = (word: string) =>
  [...word].length < fewestWithin
    ? sql`' ' || called.names like '% ' || ${pattern(word)} || '%'`
    : sql`called.names like '%' || ${pattern(word)} || '%'`

/** Where a city or a kind are all that the text says, what it excludes besides, or nothing is, no name is misspelt; what is elsewhere is called by the city, too. */
function likely(search: PlaceSearch): SQL {
  const { names, kinds, without, words, most } = search
  if (names.length === 0 && (hasCity(search) || kinds.length === 0 || without.length > 0)) return noneAround
  return sql`
    select p.id, min(alike.unlike)::float as km from (${withWordLike(names.length > 0 ? names : words, most)}) alike ${joinPlaces('alike')} ${withNames}
    where ${isOfNone(without)} and ${isLike(names, clearlySimilar)} and ${hasCity(search) ? all(words.filter((word) => !names.includes(word)).map(isWhole)) : isLike(words)}
      and ${isWithout(['literal', 'around', 'known', 'mentioned', 'likely_around', 'partly_around'])} group by p.id`
}

const noneAround = sql`select null::int as id, null::float as km where false`
const noneNamed = sql`select null::int as id, null::text as word where false`
const noneLiteral = sql`select null::int as id, null::int as tier, null::text as called where false`
const noneNear = sql`select null::int as id, null::float as km, null::float as seen, null::boolean as is_cut where false`

const hasCity = ({ cities, there }: PlaceSearch) => cities.length > 0 || there !== undefined
const isNamedNear = (search: PlaceSearch) => hasCity(search) && search.names.length > 0
/** 'Zoo & Aquarium Berlin': where no place is both, each of them is found. */
const isPartlyNear = (search: PlaceSearch) =>
  isNamedNear(search) || (hasCity(search) && search.kinds.length > 1)
const isDescribed = (search: PlaceSearch) => search.kinds.length > 0 || isWished(search)

const nearest = sql`select id, km from nearest`
const named = (search: PlaceSearch) => placesAround(search, sql`select id from named`)

/** Around a city that names all that was asked for. */
const famous = (
  search: PlaceSearch,
  words: readonly string[],
) => sql`((p.is_featured ${isWished(search) ? sql`or ${isAsWished(search)}` : sql``}) and near.km <= ${featuredKm}
  or ${holdsAll(words)})`

const wanted = (search: PlaceSearch) => {
  const { kinds, names, words, there } = search
  const whatever = there ? sql`true` : famous(search, words)
  const condition =
    kinds.length + names.length > 0 ? sql`${isOfKinds(kinds)} and ${holdsAll(names)}` : whatever
  return { near: names.length > 0 ? named(search) : nearest, condition }
}

/** Of the kind, or as wished, or with a name: so somebody's ship is found in its museum. */
function described(search: PlaceSearch) {
  const { kinds, names } = search
  const isElse = isWithout(['literal', 'around', 'mentioned', 'likely_around'])
  if (names.length === 0)
    return { near: nearest, condition: sql`${isElse} and ${any(kinds.map((kind) => isOfKinds([kind])))}` }
  const isDescribedSo = kinds.length > 0 ? isOfKinds(kinds) : isAsWished(search)
  const hasNames = kinds.length > 0 ? holdsAll(names) : any(names.map(holds))
  const condition = sql`${isElse} and ${isDescribed(search) ? sql`(${isDescribedSo} or ${hasNames})` : hasNames}`
  return { near: sql`${nearest} union all ${named(search)}`, condition, farther: unlikeNames(search) }
}

const misspelt = (search: PlaceSearch) => {
  const { kinds, names, most } = search
  return {
    near: placesAround(search, withWordLike(names, most * forOne)),
    condition: sql`${isWithout(['literal', 'around', 'mentioned'])} and ${isOfKinds(kinds)} and ${isLike(names)}`,
  }
}

/** A thing that no name tells, but a description: 'astronauts', 'pirate ship'. */
function mentioned(search: PlaceSearch) {
  const { kinds, names, most } = search
  if (names.length === 0) return noneAround
  const ids = sql`select p.id, ${afterNames} + ${farFromWished(search)} as km from places p ${withNames} where p.is_active and ${mayBeOpen(search)} and ${isOfNone(search.without)}
    and ${all([...names.map(inDescription(mentions)), ...kinds.map((wanted) => any([isOfKinds([wanted]), ...phrasesOf(wanted).map(inDescription(tells))]))])}
    and ${isWithout(['around', 'known'])} and not exists (select from literal where tier = 0) limit ${most * forAny}`
  return hasCity(search) ? around(search, { near: placesAround(search, ids), condition: sql`true` }) : ids
}

/** Whether none that was not looked at can be among the first around the city. */
export const isSure = (search: PlaceSearch): SQL =>
  isNamedNear(search)
    ? sql`((select count(*) from named) < ${search.most * forOne})`
    : sql`((select min(seen) from nearest) is null
        or (select count(*) from around where km <= (select min(seen) from nearest)) >= ${mostSure})`

/** Whether some that may be meant were not looked at, beside those of a table `found`. */
export const isCut = (
  search: PlaceSearch,
): SQL => sql`((select count(*) from found) >= ${search.most} or exists (select from nearest where is_cut)
  or (select count(*) from named) >= ${search.most * forOne} or (select count(*) from held) >= ${mostHeld(search)})`

const mostHeld = ({ words, most }: PlaceSearch) => (words.length > 1 ? most * forOne : most)

const unlikeNames = ({ names }: PlaceSearch) =>
  sql`case when ${any(names.map((name) => isLike([name])))} then 0 else ${notNamed} end`

/**
 * Those that fit best: known for the kind where the fun types do not tell it, then as wished, others only if there are none; but of a
 * kind what names no season comes after what says that it is open in the one that was asked for. What a text asks for without a kind they
 * must be.
 */
function known(search: PlaceSearch): SQL {
  const { kinds, names, words, most } = search
  if (!isDescribed(search)) return noneAround
  const drawn = sql`${sql.param(kinds.flatMap(drawnAs))}::text[]`
  const isNotable =
    names.length > 0
      ? sql`true`
      : sql`(p.is_featured or p.scenes && ${drawn} or p.id in (select id from told))`
  const among =
    names.length > 0
      ? withRarest(names, most * forOne)
      : sql`select id from (${withRarest(words, most)}) held
        union all select id from told
        union all (${notable(sql`scenes && ${drawn}`, most * forAny)})
        union all (select id from places where is_active and not is_featured and scenes && ${drawn} limit ${most * forAny})
        union all (${notable(sql`true`, most * forAny)})`
  return sql`select id, case when unfit > least then ${afterNames}::float end as km from (
    select *, min(unfit) over () as least from (
      select p.id, case when ${isKnownFor(kinds)} then 0 else 3 end + ${farFromWished(search)} as unfit,
        ${kinds.length > 0 ? isAsWished(search) : sql`false`} as may_be_so
      from (select distinct id from (${among}) looked_at) found ${joinPlaces('found')} ${withNames}
      where ${holdsAll(names)} and ${isNotable} and ${isOfKinds(kinds)} and ${isOfNone(search.without)} and ${mayBeOpen(search)}
        and ${kinds.length > 0 ? sql`true` : isAsWished(search)}
      order by unfit, not ${isDrawnSoFirst(kinds)}, p.is_featured desc, ${apart(sql`p.id`)}, p.id limit ${most * 2}) p) p
    where unfit = least or (may_be_so and least in (0, 3) and unfit = least + 1)`
}

/** From all over the guide, however many there are. */
const notable = (condition: SQL, most: number) => sql`
  select id from places where is_active and is_featured and ${condition} order by ${apart(sql`id`)}, id limit ${most}`
