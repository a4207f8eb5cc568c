import { type SQL, sql } from 'drizzle-orm'
import { around, type PlaceSearch } from './around.queries.ts'
import { isOfKinds, withNames } from './kind-conditions.queries.ts'
import { holdsAll, idsLike, isLike } from './place-text.queries.ts'
import { isAsWished } from './wish-conditions.queries.ts'

/** So many are ranked at most, however many match: they are in no order yet. */
const mostMatches = 2000
/** Fewer than else when each place around is compared letter by letter. */
const mostCompared = 5000
/** Around a city that is all that was asked for. */
const featuredKm = 50

/** Kilometres by which what has no such name is farther away. */
const notNamed = 40

/**
 * Tables of the ids of active places that may be meant, each found by an index and with an end: `literal` those with every
 * word; `around` those near the city that are of the kind and have the names, with `km` made longer for the less known;
 * `known` those that are notable, where no city was named; `likely` and `likely_around`, only without any of them, those with such
 * words; `of_kind`, only without those, what is of the kind around the city, whatever else was said of it.
 */
export const candidateTables = (search: PlaceSearch): SQL => sql`
  literal as materialized (
    select p.id from places p where p.is_active and ${holdsAll(search.words)} limit ${mostMatches}
  ),
  around as materialized (${search.cities.length > 0 ? around(search, { condition: wanted(search) }) : noneAround}),
  known as materialized (${search.cities.length > 0 ? none : known(search)}),
  likely as materialized (
    select id from (${idsLike(isNamedNear(search) ? search.names : search.words)}) alike
    where not exists (select from literal) and not exists (select from around) and not exists (select from known)
  ),
  likely_around as materialized (
    ${isNamedNear(search) ? around(search, { condition: misspelt(search), most: mostCompared }) : noneAround}
  ),
  of_kind as materialized (
    ${isNamedNear(search) && isDescribed(search) ? around(search, { condition: described(search), farther: unlikeNames(search), most: mostCompared }) : noneAround}
  )`

const none = sql`select null::int as id where false`
const noneAround = sql`select null::int as id, null::float as km where false`

const isNamedNear = ({ cities, names }: PlaceSearch) => cities.length > 0 && names.length > 0
const isDescribed = ({ kinds, wishes }: PlaceSearch) => kinds.length + wishes.length > 0

const wanted = ({ kinds, wishes, names, words }: PlaceSearch): SQL =>
  kinds.length + names.length > 0
    ? sql`${isOfKinds(kinds)} and ${holdsAll(names)}`
    : sql`((p.is_featured ${wishes.length > 0 ? sql`or ${isAsWished(wishes)}` : sql``}) and near.km <= ${featuredKm}
        or ${holdsAll(words)})`

const described = ({ kinds, wishes }: PlaceSearch): SQL => sql`not exists (select from literal)
  and not exists (select from around) and not exists (select from likely) and not exists (select from likely_around)
  and ${kinds.length > 0 ? isOfKinds(kinds) : isAsWished(wishes)}`

const misspelt = ({ kinds, names }: PlaceSearch): SQL => sql`not exists (select from literal)
  and not exists (select from around) and ${isOfKinds(kinds)} and ${isLike(names)}`

const unlikeNames = ({ names }: PlaceSearch) =>
  sql`case when ${sql.join(
    names.map((name) => isLike([name])),
    sql` or `,
  )} then 0 else ${notNamed} end`

function known(search: PlaceSearch): SQL {
  const { kinds, wishes, names } = search
  if (!isDescribed(search)) return none
  const among = names.length > 0 ? holdsAll(names) : sql`p.is_featured`
  return sql`select p.id from places p ${withNames} where p.is_active and ${among} and ${isOfKinds(kinds)}
    and ${isAsWished(wishes)} limit ${mostMatches}`
}
