import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'

/** The slug a place would like, and the one to number when both are taken. */
export type SlugWish = readonly [plain: string, withTown: string]

/**
 * A free slug for each wish, in order: as wished, with the town, then '-2', '-3'; none of those that are `kept` for places
 * which are not stored yet. Needs the table of places locked.
 */
export async function freeSlugs(
  tx: Transaction,
  wishes: readonly SlugWish[],
  kept: readonly string[] = [],
): Promise<string[]> {
  const taken = new Set([...kept, ...(await takenSlugs(tx, wishes.flat()))])
  const free = wishes.map((wish) => take(taken, wish))
  const crowded = wishes.map((wish) => wish[1]).filter((_, index) => free[index] === undefined)
  const numbered = await numberedSlugs(tx, crowded, taken)
  return free.map((slug) => slug ?? numbered.shift() ?? '')
}

async function numberedSlugs(
  tx: Transaction,
  bases: readonly string[],
  taken: Set<string>,
): Promise<string[]> {
  if (bases.length === 0) return []
  const last = new Map<string, number>()
  const slugs = new Array<string>(bases.length).fill('')
  // Asked in growing strides: of hundreds of 'playground-munich-…' all are found in a few questions.
  for (let stride = bases.length + 64; slugs.includes(''); stride *= 4) {
    const waiting = [...new Set(bases.filter((_, index) => slugs[index] === ''))]
    const numbers = (base: string) =>
      Array.from({ length: stride }, (_, step) => `${base}-${(last.get(base) ?? 2) + step}`)
    const wishes = new Map(waiting.map((base) => [base, numbers(base)]))
    for (const slug of await takenSlugs(tx, [...wishes.values()].flat())) taken.add(slug)
    for (const [index, base] of bases.entries()) slugs[index] ||= take(taken, wishes.get(base) ?? []) ?? ''
    for (const base of waiting) last.set(base, (last.get(base) ?? 2) + stride)
  }
  return slugs
}

function take(taken: Set<string>, wishes: readonly string[]): string | undefined {
  const slug = wishes.find((wish) => !taken.has(wish))
  if (slug !== undefined) taken.add(slug)
  return slug
}

async function takenSlugs(tx: Transaction, slugs: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ slug: string }>(
    sql`select slug from places where slug = any(${sql.param([...new Set(slugs)])}::text[])`,
  )
  return new Set(rows.map(({ slug }) => slug))
}
