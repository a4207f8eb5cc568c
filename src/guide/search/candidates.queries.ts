import { type SQL, sql } from 'drizzle-orm'
import { around, type PlaceSearch } from './around.queries.ts'
import { isOfKinds, withNames } from './kind-conditions.queries.ts'
import { all, any, holds, holdsAll, idsLike, isLike, pattern } from './place-text.queries.ts'
import { isAsWished } from './wish-conditions.queries.ts'

/** So many are ranked at most, however many match: they are in no order yet. */
const mostMatches = 2000
/** So many for each word. */
const mostPartly = 300
/** Fewer than else when each place around is compared letter by letter. */
const mostCompared = 5000
/** Around a city that is all that was asked for. */
const featuredKm = 50

/** Of names, anywhere: Zagreb is no 'Sagrada'. */
const clearlySimilar = 0.51

/** Shorter words say nothing alone. */
const fewestLetters = 4

/** Kilometres by which what has no such name is farther away. */
const notNamed = 40

/**
 * Tables of the ids of active places that may be meant, each found by an index and with an end: `literal` those with every
 * word; `around` those near the city that are of the kind and have the names, with `km` made longer for the less known;
 * `known` those that are notable, where no city was named. Each of the others only without any of those before it:
 * `likely_around`, or `likely` where no city was named, with such words; `partly_around` those around the city that are of the
 * kind or have a name, and `partly` those that have some of the words, the rarest first by `km`; `likely` anywhere.
 */
export const candidateTables = (search: PlaceSearch): SQL => sql`
  literal as materialized (
    select p.id from places p where p.is_active and ${holdsAll(search.words)} limit ${mostMatches}
  ),
  around as materialized (${hasCity(search) ? around(search, { condition: wanted(search) }) : noneAround}),
  known as materialized (${hasCity(search) ? none : known(search)}),
  likely_around as materialized (
    ${isNamedNear(search) ? around(search, { condition: misspelt(search), most: mostCompared }) : noneAround}
  ),
  partly_around as materialized (
    ${isNamedNear(search) ? around(search, { condition: described(search), farther: unlikeNames(search), most: mostCompared }) : noneAround}
  ),
  likely as materialized (
    select alike.id from (${idsLike(isNamedNear(search) ? search.names : search.words)}) alike
    join places p using (id) where ${isLike(search.names, clearlySimilar)}
      and ${isWithout(['literal', 'around', 'known', 'likely_around', 'partly_around'])}
  ),
  partly as materialized (${hasCity(search) || search.words.length < 2 ? noneAround : partly(search)})`

const isWithout = (tables: readonly string[]): SQL =>
  all(tables.map((table) => sql`not exists (select from ${sql.identifier(table)})`))

/** Those whose names have some of the words, by how rare the words are that they have: less than 1 for the rarest. */
function partly({ words }: PlaceSearch): SQL {
  const telling = words.filter((word) => [...word].length >= fewestLetters)
  if (telling.length === 0) return noneAround
  const withWord = telling.map(
    (word) => sql`select id, 1.0 / count(*) over () as rarity from (
      select p.id from places p ${withNames} where p.is_active and ${holds(word)}
        and called.names like '%' || ${pattern(word)} || '%'
        and ${isWithout(['literal', 'around', 'known', 'likely'])} limit ${mostPartly}) p`,
  )
  return sql`select id, (${telling.length} - sum(rarity))::float as km
    from (${sql.join(withWord, sql` union all `)}) held group by id`
}

const none = sql`select null::int as id where false`
const noneAround = sql`select null::int as id, null::float as km where false`

const hasCity = ({ cities }: PlaceSearch) => cities.length > 0
const isNamedNear = ({ cities, names }: PlaceSearch) => cities.length > 0 && names.length > 0
const isDescribed = ({ kinds, wishes }: PlaceSearch) => kinds.length + wishes.length > 0

const wanted = ({ kinds, wishes, names, words }: PlaceSearch): SQL =>
  kinds.length + names.length > 0
    ? sql`${isOfKinds(kinds)} and ${holdsAll(names)}`
    : sql`((p.is_featured ${wishes.length > 0 ? sql`or ${isAsWished(wishes)}` : sql``}) and near.km <= ${featuredKm}
        or ${holdsAll(words)})`

/** Of the kind, or as wished, or with a name: so somebody's ship is found in its museum. */
function described(search: PlaceSearch): SQL {
  const { kinds, names, wishes } = search
  const isDescribedSo = kinds.length > 0 ? isOfKinds(kinds) : isAsWished(wishes)
  const hasNames = kinds.length > 0 ? holdsAll(names) : any(names.map(holds))
  return sql`${isWithout(['literal', 'around', 'likely_around'])}
    and ${isDescribed(search) ? sql`(${isDescribedSo} or ${hasNames})` : hasNames}`
}

const misspelt = ({ kinds, names }: PlaceSearch): SQL =>
  sql`${isWithout(['literal', 'around'])} and ${isOfKinds(kinds)} and ${isLike(names)}`

const unlikeNames = ({ names }: PlaceSearch) =>
  sql`case when ${any(names.map((name) => isLike([name])))} then 0 else ${notNamed} end`

function known(search: PlaceSearch): SQL {
  const { kinds, wishes, names } = search
  if (!isDescribed(search)) return none
  const among = names.length > 0 ? holdsAll(names) : sql`p.is_featured`
  return sql`select p.id from places p ${withNames} where p.is_active and ${among} and ${isOfKinds(kinds)}
    and ${isAsWished(wishes)} limit ${mostMatches}`
}
