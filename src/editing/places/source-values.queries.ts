import { saidBySources } from '../../gathering/merging/place-merge.ts'
import { findStoredPlaces } from '../../gathering/storing/known-places.queries.ts'
import { loadGroups, sourcesOf } from '../../gathering/storing/stored-groups.queries.ts'
import { editableFacts } from '../../guide/facts/fact-names.ts'
import { notFound } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import type { SourceValues } from './place-edit.schema.ts'

/** By field; empty for a place that no source tells of. @throws Problem 404 */
export async function findSourceValues(db: Database, id: number): Promise<SourceValues> {
  const place = (await findStoredPlaces(db, [id])).get(id)
  if (!place) throw notFound('place')
  const group = (await loadGroups(db, [id])).get(id)
  const computed = group && saidBySources(sourcesOf(group), place)
  if (!computed) return {}
  const edited = editableFacts.filter((field) => place.editedFields.includes(field))
  return Object.fromEntries(edited.map((field) => [field, computed[field]]))
}
