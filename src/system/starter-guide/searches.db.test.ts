import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { searchesMeant } from '../../../tests/lists/searches-meant.ts'
import { type Meant, searchesTyped } from '../../../tests/lists/searches-typed.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { search } from '../../guide/search/search.queries.ts'
import type { SearchAnswer } from '../../guide/search/search.schema.ts'
import type { Database } from '../../platform/database.ts'
import { seed } from './seed.task.ts'

/** Kilometres; how near to a city the first place must be, when one near to it was meant. */
const nearKm = 60
const share = 0.95

test.for([
  { which: 'the first', list: searchesTyped },
  { which: 'the second', list: searchesMeant },
])(
  'nearly all searches of $which list are answered as parents meant them',
  { timeout: 180_000 },
  async ({ list }) => {
    const db = await testDatabase()
    await seed(db)
    const missed: string[] = []
    for (const [typed, meant] of list) {
      const answer = await search(db, typed, 8)
      if (!(await isMeant(db, answer, meant))) missed.push(`${typed}: ${textOf(answer)}`)
    }
    expect(list.length).toBeGreaterThanOrEqual(100)
    expect(missed.length, missed.join('\n')).toBeLessThan(list.length * (1 - share))
  },
)

async function isMeant(db: Database, answer: SearchAnswer, meant: Meant): Promise<boolean> {
  if ('city' in meant) return answer.cities[0]?.slug === meant.city
  if ('nothing' in meant) return answer.total === 0
  const [first] = answer.places
  if ('place' in meant) {
    const ids = answer.places.slice(0, meant.among ?? 1).map(({ id }) => id)
    const { rows } = await db.execute(sql`
      select from places where id = any(${sql.param(ids)}::int[]) and ${meant.place} in (name, display_name)`)
    return rows.length > 0
  }
  if (!first) return false
  const { rows } = await db.execute<{ name: string }>(sql`
    select lower(p.name || ' ' || coalesce(p.display_name, '')) as name from places p where p.id = ${first.id}
      and (${meant.setting ?? null}::text is null or p.setting in (${meant.setting ?? null}, 'both'))
      and (${meant.price ?? null}::text is null or p.price = ${meant.price ?? null})
      and coalesce(p.best_age_min, p.age_group_min, 0) <= ${meant.age ?? 18}
      and (${meant.country ?? null}::text is null or p.addr_country = ${meant.country ?? null})
      and (${meant.near ?? null}::text is null or exists (
        select from place_distances d join cities c on c.id = d.city_id
        where d.place_id = p.id and c.slug = ${meant.near ?? null} and d.radius_distance_km <= ${nearKm}))`)
  const [place] = rows
  const { kind } = meant
  const isOfKind = !kind || first.funTypes.some(({ slug }) => kind.includes(slug))
  return !!place && (isOfKind || kind.some((word) => place.name.includes(word)))
}

const textOf = ({ cities, places }: SearchAnswer) =>
  [...cities.map(({ name }) => `(${name})`), ...places.map(({ name }) => name)].join(', ')
