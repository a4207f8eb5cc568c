import { sql } from 'drizzle-orm'
import type { EditableFact } from '../../guide/facts/fact-names.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { isSame, retoldFields } from './undo.ts'

type Values = Readonly<Record<string, unknown>>

type UndoneChange = {
  /** Of its entry in the audit log. */
  id: number
  placeId: number
  before: Values
  after: Values
  /** The place as it stands; undefined for one that is gone. */
  current: Values | undefined
}

/** By the entry of each change, those of its `retoldFields` that were changed after it, and not back again. */
export async function findSaidSince(
  tx: Transaction,
  changes: readonly UndoneChange[],
): Promise<Map<number, EditableFact[]>> {
  const asked = changes
    .map((change) => ({ id: change.id, placeId: change.placeId, fields: retoldFields(change) }))
    .filter(({ fields }) => fields.length > 0)
  const said = new Map<number, EditableFact[]>()
  if (asked.length === 0) return said
  const { rows } = await tx.execute<{ id: number; field: EditableFact; was: unknown }>(sql`
    select undone.id, retold.field, later.was
    from json_to_recordset(${JSON.stringify(asked)}::json) as undone(id integer, "placeId" text, fields text[])
    cross join unnest(undone.fields) as retold(field)
    cross join lateral (
      select e.before -> retold.field as was from audit_log e
      where e.entity = 'places' and e.entity_id = undone."placeId" and e.action = 'update' and e.id > undone.id
        and e.after ? retold.field order by e.id limit 1) later`)
  const currents = new Map(changes.map(({ id, current }) => [id, current]))
  for (const { id, field, was } of rows)
    if (!isSame(field, was, currents.get(id)?.[field])) said.set(id, [...(said.get(id) ?? []), field])
  return said
}
