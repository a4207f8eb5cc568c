import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { streamOf } from '../../platform/files/stream-of.ts'
import { AdminPlaceSelection } from '../places/admin-place.schema.ts'
import { exportedPlaces } from './export-places.queries.ts'
import type { PlaceRecord } from './place-file-fields.ts'
import { csvForm, type FileForm, geoJsonForm } from './write-place-file.ts'

export const placeFilesApi = (db: Database) =>
  new Hono()
    .get('/export.csv', describeFile(csvForm, 'CSV'), valid('query', AdminPlaceSelection), (c) =>
      sendFile(c, { db, form: csvForm, name: 'places.csv', filters: c.req.valid('query') }),
    )
    .get('/export.geojson', describeFile(geoJsonForm, 'GeoJSON'), valid('query', AdminPlaceSelection), (c) =>
      sendFile(c, { db, form: geoJsonForm, name: 'places.geojson', filters: c.req.valid('query') }),
    )

const describeFile = ({ contentType }: FileForm, kind: string) => {
  const summary = `The places that match the list's filters, as ${kind}`
  const content = { [contentType.split(';')[0] ?? '']: { schema: { type: 'string' as const } } }
  return describeRoute({ summary, responses: { 200: { description: summary, content } } })
}

type SentFile = { db: Database; form: FileForm; name: string; filters: AdminPlaceSelection }

/** Whoever takes it slowly gets it slowly: the next batch is read when the last one is on its way. */
async function sendFile(c: Context, { db, form, name, filters }: SentFile) {
  const batches = exportedPlaces(db, filters)
  // What fails at once is an error's answer; what fails later breaks the download off, so that no half file looks whole.
  const first = await batches.next()
  c.header('Content-Type', form.contentType)
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  return c.body(streamOf(bytesOf(form, first, batches)))
}

async function* bytesOf(
  form: FileForm,
  first: IteratorResult<PlaceRecord[], void>,
  rest: AsyncGenerator<PlaceRecord[]>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const encoder = new TextEncoder()
  yield encoder.encode(form.begin)
  if (!first.done) yield encoder.encode(form.batch(first.value, true))
  for await (const batch of rest) yield encoder.encode(form.batch(batch, false))
  yield encoder.encode(form.end)
}
