import { sql } from 'drizzle-orm'
import { findPlaceSources } from '../../gathering/storing/place-sources.queries.ts'
import { notFound } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import type { StaffFactSources } from './place-edit.schema.ts'

/** @throws Problem 404 */
export async function findStaffSources(db: Database, id: number): Promise<StaffFactSources> {
  const found = await findPlaceSources(db, id)
  if (!found) throw notFound('place')
  const usernames = await usernamesOf(
    db,
    found.facts.flatMap(({ edit }) => edit?.userId ?? []),
  )
  const facts = found.facts.map(({ name, sayer, source, edit }) => {
    const externalId = typeof sayer === 'string' ? null : sayer.externalId
    return [name, { ...source, externalId, editedBy: usernames.get(edit?.userId ?? '') ?? null }]
  })
  return { facts: Object.fromEntries(facts), lastChecked: found.lastChecked }
}

async function usernamesOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; username: string }>(
    sql`select id, username from users where id = any(${sql.param([...new Set(ids)])}::uuid[])`,
  )
  return new Map(rows.map(({ id, username }) => [id, username]))
}
