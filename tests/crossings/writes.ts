import { sql } from 'drizzle-orm'
import { storeAddress } from '../../src/editing/addresses/address-changes.queries.ts'
import { addImage } from '../../src/editing/photos/place-image.queries.ts'
import { applyImport } from '../../src/editing/place-files/import-places.queries.ts'
import type { FileRow } from '../../src/editing/place-files/place-rows.ts'
import { refreshDistancesKind } from '../../src/editing/search-radius/refresh-distances.task.ts'
import { findPairsToRoute, storeRoutes } from '../../src/gathering/distances/route.queries.ts'
import { findDuePlaces } from '../../src/gathering/nearby/due-places.queries.ts'
import { storeNearby } from '../../src/gathering/nearby/store-nearby.queries.ts'
import { translateAgainKind } from '../../src/gathering/storing/translate-again.task.ts'
import { saveReport } from '../../src/guide/reports/report.queries.ts'
import { beginJob, startJob } from '../../src/office/jobs/job.queries.ts'
import type { JobKind } from '../../src/office/jobs/job-kind.task.ts'
import { Problem } from '../../src/platform/calls/problem.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { log } from '../../src/platform/log/log.ts'
import { type Arena, anArenaZoo, anImport } from './arena.ts'

/** The status that the call is answered with, or would be. `turn` tells the same call's repetitions apart. */
export type Write = (arena: Arena, turn: number) => Promise<number>

/** All that adds, moves, changes or deletes places, cities and what hangs on them. */
export const writes: Readonly<Record<string, Write>> = {
  'a new city': ({ editor, nr, at }, turn) =>
    ask(editor, 'POST', '/api/admin/cities', {
      name: `New ${nr} ${turn}`,
      country: 'Austria',
      ...beside(at, turn),
    }),
  'the built-in cities': ({ editor }) =>
    ask(editor, 'POST', '/api/admin/cities/populate', { countries: ['France', 'Germany'] }),
  'a city that moves': ({ editor, city, at }, turn) =>
    ask(editor, 'PUT', `/api/admin/cities/${city}`, beside(at, turn)),
  'a city renamed': ({ editor, city, nr }, turn) =>
    ask(editor, 'PUT', `/api/admin/cities/${city}`, { name: `Renamed ${nr} ${turn}` }),
  'a city deleted': ({ editor, city }) => ask(editor, 'DELETE', `/api/admin/cities/${city}`),
  'its neighbour deleted': ({ editor, neighbour }) => ask(editor, 'DELETE', `/api/admin/cities/${neighbour}`),
  'a new place': ({ editor, nr, at }, turn) =>
    ask(editor, 'POST', '/api/admin/places', { name: `Place ${nr} ${turn}`, ...beside(at, turn) }),
  'an edit that moves': ({ editor, places, at }, turn) =>
    ask(editor, 'PUT', `/api/admin/places/${places[turn % 2]}`, { ...beside(at, turn), isActive: true }),
  'an edit of the id': ({ editor, places, nr }, turn) =>
    ask(editor, 'PUT', `/api/admin/places/${places[turn % 3]}`, { placeId: `node/${nr * 100 + 60}` }),
  'a switch': ({ editor, places }) =>
    ask(editor, 'PATCH', `/api/admin/places/${places[0]}/toggle-status`, {}),
  'a place deleted': ({ editor, places }, turn) =>
    ask(editor, 'DELETE', `/api/admin/places/${places[turn % places.length]}`),
  'the last place deleted': ({ editor, places }, turn) =>
    ask(editor, 'DELETE', `/api/admin/places/${places.toReversed()[turn]}`),
  'a bulk change': ({ editor, places }, turn) =>
    ask(editor, 'PATCH', '/api/admin/places', {
      ids: places.toReversed(),
      changes: { isActive: turn % 2 === 0, isFeatured: turn % 2 === 1, isReviewed: true },
    }),
  'a bulk change of fun types': ({ editor, places }, turn) =>
    ask(editor, 'PATCH', '/api/admin/places', {
      ids: places,
      changes: turn % 2 === 0 ? { addFunTypes: [2] } : { removeFunTypes: [2] },
    }),
  'a bulk change of all that match': async ({ editor, nr }, turn) => {
    const { body } = await editor.call('GET', `/api/admin/places?search=Zoo%20${nr}&limit=1`)
    const filters = { search: `Zoo ${nr}` }
    return ask(editor, 'PATCH', '/api/admin/places', {
      ...{ filters, total: body.pagination.total, changes: { isActive: turn % 2 === 1, isReviewed: true } },
    })
  },
  'a file of places': ({ db, editor: { userId }, places, nr, at }, turn) =>
    status(() => {
      const rows: FileRow[] = [
        { line: 2, record: { id: places[1], lat: at.lat + turn / 50, lng: at.lng, phone: '1' } },
        { line: 3, record: { name: `File ${nr} ${turn}`, lat: at.lat, lng: at.lng, phone: '2' } },
      ]
      return applyImport(db, { userId, rows, told: {} })
    }),
  'an import': ({ db, city, nr, at, zoos }, turn) =>
    status(async () => {
      const moved = zoos.map((_, index) =>
        anArenaZoo(nr, { lat: at.lat + turn / 100, lng: at.lng }, index + 1, '2025-01-01'),
      )
      const fresh = anArenaZoo(nr, at, 10 + turn)
      await anImport(db, { cityId: city, zoos: [...moved, fresh], asOf: `2026-02-0${turn + 1}` })
    }),
  'an import taken back': ({ editor, run }) => ask(editor, 'POST', `/api/admin/import-runs/${run}/undo`),
  'a change undone': ({ editor, edit }) => ask(editor, 'POST', `/api/admin/history/${edit}/undo`),
  'a place brought back': ({ editor, placeDeletion }) =>
    ask(editor, 'POST', `/api/admin/history/${placeDeletion}/restore`),
  'a city brought back': ({ editor, cityDeletion }) =>
    ask(editor, 'POST', `/api/admin/history/${cityDeletion}/restore`),
  'a place split': ({ editor, places, nr }) =>
    ask(editor, 'POST', `/api/admin/places/${places[0]}/split`, {
      sources: [{ provider: 'openstreetmap', externalId: `node/${nr * 100 + 50}` }],
    }),
  'two places joined': ({ editor, places: [one, two] }, turn) =>
    ask(
      editor,
      'POST',
      '/api/admin/twins/join',
      turn % 2 ? { keep: one, drop: two } : { keep: two, drop: one },
    ),
  'a join undone': async ({ editor, places: [, two, three] }) => {
    const joined = await editor.call('POST', '/api/admin/twins/join', { keep: two, drop: three })
    return joined.status === 200
      ? ask(editor, 'POST', `/api/admin/history/changes/${joined.body.changeId}/undo`)
      : joined.status
  },
  // Both tries take the same one back.
  'many undone': async (arena) => {
    const changed = await manyChanged(arena)
    return changed.status === 200
      ? ask(arena.editor, 'POST', `/api/admin/history/changes/${changed.body.changeId}/undo`)
      : changed.status
  },
  'a draft discarded': async ({ editor, places }, turn) => {
    const draft = { subject: 'place', key: places[turn % 2], changes: { description: `Planned ${turn}` } }
    const planned = await editor.call('POST', '/api/admin/planned-changes', draft)
    return planned.status === 201
      ? ask(editor, 'DELETE', `/api/admin/planned-changes/${planned.body.id}`)
      : planned.status
  },
  'a report': ({ db, places }, turn) => status(() => aReport(db, places[turn % 2], turn)),
  'a report decided': async ({ db, editor, places: [, two] }, turn) => {
    await status(() => aReport(db, two, turn))
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from reports where place_id = ${two} and state = 'open' order by id limit 1`,
    )
    const decision = turn % 2 ? 'dismissed' : 'applied'
    return rows.length > 0
      ? ask(editor, 'POST', '/api/admin/reports/decide', { ids: rows.map(({ id }) => id), decision })
      : 404
  },
  'two that are two': ({ editor, places }, turn) =>
    ask(editor, turn % 2 ? 'DELETE' : 'POST', '/api/admin/twins/apart', { ids: places.slice(0, 2) }),
  'a draft published': async ({ editor, places, at }, turn) => {
    const changes = { ...beside(at, turn), description: `Planned ${turn}` }
    const draft = { subject: 'place', key: places[turn % 2], changes }
    const planned = await editor.call('POST', '/api/admin/planned-changes', draft)
    return planned.status === 201
      ? ask(editor, 'POST', `/api/admin/planned-changes/${planned.body.id}/publish`, {})
      : planned.status
  },
  'an address': ({ db, editor: { userId }, places: [id = 0], nr, at }, turn) =>
    status(() => {
      const found = {
        ...{ addrStreet: `Street ${turn}`, addrHousenumber: null, addrPostcode: null },
        ...{ addrCity: null, addrCountry: null },
      }
      const asked = { placeId: `node/${nr * 100 + 1}`, lat: at.lat + 1 / 50, lng: at.lng }
      return storeAddress(db, { id, found, asked, overwrite: true, userId })
    }),
  'a new photo': ({ db, editor: { userId }, places: [id = 0], nr }, turn) =>
    status(() => {
      const image = { storagePath: `${nr}-${turn}.webp`, width: 1, height: 1 }
      return addImage(db, { id, userId }, { ...image, imageType: 'manual_upload' })
    }),
  'another primary photo': ({ editor, images }) =>
    ask(editor, 'PUT', `/api/places/images/${images[1]?.id}/primary`),
  'photos in another order': ({ editor, places, images }) =>
    ask(editor, 'PUT', `/api/admin/places/${places[0]}/images/order`, {
      ids: images.map(({ id }) => id).toReversed(),
    }),
  'a photo deleted': ({ editor, images }, turn) =>
    ask(editor, 'DELETE', `/api/admin/places/images/${images[turn % 2]?.id}`),
  'a photo brought back': ({ editor, images }) =>
    ask(editor, 'POST', `/api/admin/places/images/${images[0]?.id}/restore`),
  "a fun type's title": ({ editor, nr }, turn) =>
    ask(editor, 'PUT', '/api/admin/fun-types/zoo/seo', { metaTitle: `Zoos ${nr} ${turn}` }),
  'distances measured anew': (arena) => status(() => runJob(refreshDistancesKind, arena)),
  'places translated again': (arena) => status(() => runJob(translateAgainKind, arena)),
  'ways by road': ({ db, city }, turn) =>
    status(async () => {
      const pairs = await findPairsToRoute(db, city, { limit: 90 })
      const routed = pairs.map((pair) => ({ ...pair, distanceKm: turn, drivingTimeMinutes: turn }))
      await storeRoutes(db, city, turn % 2 ? routed : routed.toReversed())
    }),
  'what lies around places': ({ db, places }, turn) =>
    status(async () => {
      const due = (await findDuePlaces(db, 10_000)).filter(({ placeId }) => places.includes(placeId))
      const found = due.map((place) => ({ place, found: [aStop(place)] }))
      await storeNearby(db, turn % 2 ? found : found.toReversed(), new Date())
    }),
  'a radius': ({ editor, nr }, turn) =>
    ask(editor, 'POST', '/api/admin/search-radius-options', {
      ...{ radiusKm: 1 + ((nr + turn) % 90), displayName: `${nr}` },
    }),
}

type Answer = Awaited<ReturnType<Arena['editor']['call']>>

const changes = new WeakMap<Arena, Promise<Answer>>()

/** One change of all places, however many ask for it. */
function manyChanged(arena: Arena): Promise<Answer> {
  const { editor, places: ids } = arena
  const change = { ids, changes: { isFeatured: true, addFunTypes: [2] } }
  const changed = changes.get(arena) ?? editor.call('PATCH', '/api/admin/places', change)
  changes.set(arena, changed)
  return changed
}

/** Of the place, or of the one that it was joined with. */
async function aReport(db: Database, placeId: number | undefined, turn: number) {
  const { rows } = await db.execute<{ slug: string }>(sql`select slug from places where id = ${placeId}`)
  const family = {
    place: rows[0]?.slug ?? 'gone',
    device: `${placeId}-${turn}`,
    network: `198.51.100.${turn}`,
  }
  return saveReport(db, family, { reason: 'no-changing-table', sentence: '' })
}

const aStop = ({ lat, lng }: { lat: number; lng: number }) => ({
  ...{ kind: 'stop' as const, type: 'bus' as const, name: null, features: [], metres: 0, isInside: false },
  ...{ lat, lng, osmId: 'node/1' },
})

const beside = ({ lat, lng }: { lat: number; lng: number }, turn: number) => ({
  lat: lat + (turn + 1) / 200,
  lng,
})

const ask = async (editor: Arena['editor'], method: string, path: string, body?: object) =>
  (await editor.request(method, path, body)).status

async function status(work: () => Promise<unknown>): Promise<number> {
  try {
    await work()
    return 200
  } catch (error) {
    if (error instanceof Problem) return error.status
    log.error({ err: error }, 'a call failed')
    return 503
  }
}

async function runJob({ run }: JobKind, { db, editor }: Arena): Promise<unknown> {
  // Of a kind that no queue knows: it is done here.
  const jobId = await startJob(db, { kind: 'crossed', input: {}, startedBy: editor.userId })
  await beginJob(db, jobId)
  return run({
    ...{ db, log, jobId, startedBy: editor.userId, input: {} },
    ...{
      progress: { done: 0, total: 0, items: [] },
      signal: AbortSignal.timeout(600_000),
      report: () => undefined,
    },
  })
}
