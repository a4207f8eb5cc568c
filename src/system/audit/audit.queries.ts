import { sql } from 'drizzle-orm'
import { canBeUndone, nameOf } from '../../editing/history/told-entry.queries.ts'
import { inExportTurn } from '../../editing/place-files/export-turns.ts'
import { isKept } from '../../office/accounts/audit-log/deleted-rows.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import type { AuditEntry, AuditList, AuditQuery } from './audit.schema.ts'
import { newestEntries } from './audit-entries.queries.ts'
import { shownChanges } from './shown-changes.ts'

const auditPageSize = 50
const batchSize = 500
/** So many a file holds: the newest that match. */
const mostInFile = 100_000

/** Who did what to what and when, the newest first. */
export async function listAudit(db: Database, query: AuditQuery): Promise<AuditList> {
  const entries = await readEntries(db, query, auditPageSize + 1)
  const data = entries.slice(0, auditPageSize)
  const last = data.at(-1)
  return { data, next: last && entries.length > auditPageSize ? `${Date.parse(last.at)}-${last.id}` : null }
}

/** The same for a file, a batch at a time, up to 100,000: the memory it takes stays the same. */
export async function* auditedEntries(db: Database, query: AuditQuery): AsyncGenerator<AuditEntry[], void> {
  let before = query.before
  for (let count = 0; count < mostInFile; count += batchSize) {
    const entries = await inExportTurn(() => readEntries(db, { ...query, before }, batchSize))
    if (entries.length > 0) yield entries
    const last = entries.at(-1)
    if (!last || entries.length < batchSize) return
    before = { at: Date.parse(last.at), id: last.id }
  }
}

type Row = Omit<AuditEntry, 'changes'> & {
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

async function readEntries(db: Database, query: AuditQuery, limit: number): Promise<AuditEntry[]> {
  const { rows } = await db.execute<Row>(sql`
    with page as materialized (${newestEntries(query, limit)})
    select e.id, to_json(e.at) #>> '{}' as at, u.username, t.name as token, e.action, e.entity, e.entity_id as "entityId",
      coalesce(${nameOf}, ${nameOfOther}) as name, e.import_run_id as "importRunId",
      ${canBeUndone} or ${isKept(sql`e.id`)} as "canBeUndone",
      case when ${isSmall} then e.before end as before, case when ${isSmall} then e.after end as after
    from page join audit_log e using (id) left join users u on u.id = e.user_id left join api_tokens t on t.id = e.token_id
    order by page.at desc, page.id desc`)
  return rows.map(({ before, after, ...entry }) => ({
    ...entry,
    changes: shownChanges(entry.entity, before, after),
  }))
}

/** What a deleted city keeps may be megabytes; an import's new place is no list of changes. */
const isSmall = sql`(e.action in ('update', 'query')
  or e.entity not in ('places', 'cities', 'place_images', 'place_sources'))`

const noted = (field: string) => sql`coalesce(e.after ->> ${field}, e.before ->> ${field})`

const nameOfOther = sql`case
  when e.entity = 'users' then coalesce(${noted('username')}, (select a.username from users a where a.id::text = e.entity_id))
  when e.entity = 'configs' then coalesce(${noted('key')}, (select c.key from configs c where c.id::text = e.entity_id))
  when e.entity = 'api_tokens' then ${noted('name')}
  when e.entity = 'webhooks' then coalesce(${noted('url')}, (select w.url from webhooks w where w.id::text = e.entity_id))
  when e.entity = 'planned_changes' then coalesce(${noted('name')}, (select p.name from planned_changes p where p.id::text = e.entity_id))
  when e.entity in ('page_metadata', 'fun_types', 'place_sources') then e.entity_id
  end`
