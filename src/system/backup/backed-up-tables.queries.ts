import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'

/**
 * Not taken along: what belongs to the guide that runs, or to whoever is signed in at it, and not to what it knows; and the words
 * of names, whose accents each edition of PostgreSQL takes off by rules of its own.
 */
export const leftTables: readonly string[] = [
  'copy_seals',
  'deleted_rows',
  'file_removals',
  'installation',
  'invitations',
  'jobs',
  'known_devices',
  'known_words',
  'leases',
  'login_attempts',
  'open_id_links',
  'passkeys',
  'place_file_rows',
  'place_words',
  'recovery_codes',
  'service_states',
  'sessions',
  'sign_in_challenges',
  'two_steps',
  'webhook_deliveries',
  'webhooks',
]

export type BackedUpTable = { name: string; columns: string[] }

/**
 * All others, each table after those that it refers to. None of ours do so in a circle: where somebody else's do, it is begun with
 * the one that most others wait for, which is ours if one of ours is among them.
 */
export async function listBackedUpTables(tx: Transaction): Promise<BackedUpTable[]> {
  const rows = await listTables(tx)
  const left = new Set(rows.filter(({ name }) => !leftTables.includes(name)))
  const known = new Set(leftTables)
  const ordered: BackedUpTable[] = []
  while (left.size > 0) {
    const ready = [...left].filter(({ refersTo }) => refersTo.every((name) => known.has(name)))
    for (const table of ready.length > 0 ? ready : mostWaitedFor([...left])) {
      ordered.push({ name: table.name, columns: table.columns })
      known.add(table.name)
      left.delete(table)
    }
  }
  return ordered
}

type ReferringTable = BackedUpTable & { refersTo: string[] }

function mostWaitedFor(left: readonly ReferringTable[]): ReferringTable[] {
  const waiting = ({ name }: ReferringTable) => left.filter(({ refersTo }) => refersTo.includes(name)).length
  return left.toSorted((one, other) => waiting(other) - waiting(one)).slice(0, 1)
}

/** Every table with the columns that are not reckoned from others, and the tables that it refers to. */
export async function listTables(tx: Transaction): Promise<ReferringTable[]> {
  const { rows } = await tx.execute<ReferringTable>(sql`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(array_agg(distinct r.relname::text), '{}') from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid) as "refersTo"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`)
  return rows
}

/** Such as one that the owner made under another login. */
export async function listUnreadableTables(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not has_table_privilege(oid, 'select') order by 1`)
  return rows.map(({ name }) => name)
}

/** By name, the number that each sequence gave last. */
export async function listSequences(tx: Transaction): Promise<Record<string, number>> {
  const { rows } = await tx.execute<{ name: string; last: string }>(sql`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`)
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]))
}
