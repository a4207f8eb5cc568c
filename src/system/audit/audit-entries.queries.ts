import { SQL, sql } from 'drizzle-orm'
import { auditedActions, auditedThings } from '../../office/accounts/audit-log/audited-things.ts'
import type { AuditQuery } from './audit.schema.ts'

/**
 * The ids of the newest entries that match. But for those of one thing, those of each kind and action are looked up apart,
 * by an index: so it takes the same however rare the wanted ones are among all.
 */
export function newestEntries(query: AuditQuery, limit: number): SQL {
  const { userId, entity, entityId, action } = query
  const isWithin = within(query)
  const byAccount = userId === undefined ? sql`` : sql`and user_id = ${userId}::uuid`
  if (entityId !== undefined)
    return sql`select id, at from (select id, at from audit_log
        where entity = ${entity} and entity_id = ${entityId} and ${isWithin} ${byAccount}
          ${action === undefined ? sql`` : sql`and action = ${action}`} offset 0) own
      order by at desc, id desc limit ${limit}`
  if (userId === undefined && entity === undefined && action === undefined)
    return sql`select id, at from audit_log where ${isWithin} order by at desc, id desc limit ${limit}`
  return sql`select l.id, l.at
    from unnest(${sql.param(entity === undefined ? [...auditedThings] : [entity])}::text[]) kind,
      unnest(${sql.param(action === undefined ? [...auditedActions] : [action])}::text[]) act,
      lateral (select id, at from audit_log where entity = kind and action = act ${byAccount} and ${isWithin}
        order by at desc nulls last, id desc nulls last limit ${limit}) l
    order by l.at desc, l.id desc limit ${limit}`
}

function within({ from, until, before }: AuditQuery): SQL {
  const parts = [
    from !== undefined && sql`at >= ${startOf(sql`${from}::date`)}`,
    until !== undefined && sql`at < ${startOf(sql`${until}::date + 1`)}`,
    before && sql`(at, id) < (${new Date(before.at).toISOString()}::timestamptz, ${before.id}::integer)`,
  ]
  return sql.join([sql`true`, ...parts.filter((part) => part instanceof SQL)], sql` and `)
}

const startOf = (date: SQL) => sql`((${date})::timestamp at time zone 'utc')`
