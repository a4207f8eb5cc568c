import { contentOf } from '../app/api-client.ts'
import type { ImportReport } from './import-places.schema.ts'

/** What the file would do. */
export const checkPlaceFile = (file: File): Promise<ImportReport> => send(file, {})

/** Writes it, as long as it does what `report` said. */
export const applyPlaceFile = (file: File, { added, changed }: ImportReport): Promise<ImportReport> =>
  send(file, { apply: 'true', added: String(added), changed: String(changed) })

function send(file: File, texts: Record<string, string>): Promise<ImportReport> {
  const body = new FormData()
  body.append('file', file)
  for (const [name, text] of Object.entries(texts)) body.append(name, text)
  return contentOf(fetch('/api/admin/places/import', { method: 'POST', credentials: 'include', body }))
}
