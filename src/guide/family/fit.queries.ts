import { type SQL, sql } from 'drizzle-orm'

/** What a family asks of a list; see `Family`. */
export interface Wishes {
  childAges?: number[] | undefined
  buggy?: boolean | undefined
  wheelchair?: boolean | undefined
  longestDrive?: number | undefined
  budget?: number | undefined
}

/** `Fit.rank` of a place `p`, `minutes` being how long one drives there, null where no road leads; the test compares the two. */
export function rankOf({ childAges, buggy, wheelchair, longestDrive, budget }: Wishes, minutes: SQL): SQL {
  const ages = childAges?.length ? agesOf(childAges) : undefined
  const against = [
    ...(ages ? [ages.areOutside] : []),
    ...(buggy ? [sql`p.buggy = 'no'`] : []),
    ...(wheelchair ? [sql`p.wheelchair = 'no'`] : []),
    ...(longestDrive === undefined ? [] : [sql`coalesce(${minutes} > ${longestDrive}::int, true)`]),
    ...(budget === undefined ? [] : [isDear(budget)]),
  ]
  const missing = [
    ...(buggy ? [sql`p.buggy is distinct from 'yes'`] : []),
    ...(wheelchair ? [sql`p.wheelchair is distinct from 'yes'`] : []),
    ...(budget === undefined ? [] : [sql`p.price is distinct from 'free' and p.price_band is null`]),
  ]
  return sql`case when ${anyOf(against)} then 3 when ${ages?.areUnknown ?? sql`false`} then 2
    when ${anyOf(missing)} then 1 else 0 end`
}

const anyOf = (conditions: SQL[]) =>
  conditions.length > 0
    ? sql.join(
        conditions.map((one) => sql`(${one})`),
        sql` or `,
      )
    : sql`false`

const agesOf = (ages: number[]) => ({
  areOutside: sql`${Math.min(...ages)}::int < greatest(p.age_group_min, p.best_age_min)
    or ${Math.max(...ages)}::int > least(p.age_group_max, p.best_age_max)`,
  areUnknown: sql`num_nonnulls(p.age_group_min, p.best_age_min, p.age_group_max, p.best_age_max) = 0`,
})

const isDear = (budget: number) => sql`p.price is distinct from 'free'
  and (p.price_band > ${budget}::int or ${budget}::int = 0 and p.price is not null)`
