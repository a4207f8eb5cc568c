import { type SQL, sql } from 'drizzle-orm'
import { all } from './place-text.queries.ts'
import type { Wish } from './wishes.ts'

/** Years; up to then a child is a toddler. */
const toddlerAge = 3
/** What suits nobody older is for younger ones. */
const teenagerAge = 13

const conditions: Readonly<Record<Wish, SQL>> = {
  indoor: sql`p.setting in ('indoor', 'both')`,
  free: sql`p.price = 'free'`,
  toddlers: sql`coalesce(p.best_age_min, p.age_group_min) < ${toddlerAge}`,
  teenagers: sql`coalesce(p.best_age_max, p.age_group_max) >= ${teenagerAge}`,
}

/** Whether a place `p` is known to be as wished in every way. */
export const isAsWished = (wishes: readonly Wish[]): SQL =>
  sql`(${all(wishes.map((wish) => conditions[wish]))}) is true`
