import { randomUUID } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, anAccount, aPlace, aSeason } from '../../../tests/factories.ts'
import { testApi } from '../../../tests/test-api.ts'
import { testDatabase, testEngine } from '../../../tests/test-database.ts'
import { endless, keepTestJobs } from '../../../tests/test-jobs.ts'
import { whileLocked } from '../../../tests/while-locked.ts'
import { places } from '../../guide/places/place.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { beginSession } from '../../office/accounts/sessions/session.queries.ts'
import { cancelJob, findJob, startJob } from '../../office/jobs/job.queries.ts'
import { JobCancelled, type JobKind } from '../../office/jobs/job-kind.task.ts'
import { runJob } from '../../office/jobs/run-job.task.ts'
import type { Database } from '../../platform/database/database.ts'
import { log } from '../../platform/log/log.ts'
import { importPlacesJob, importPlacesKind, type LargeImport } from './import-places.task.ts'
import { placeFileRows } from './place-file-row.table.ts'
import { dropUpload, keepRows } from './place-file-rows.queries.ts'
import { placeRows } from './place-rows.ts'

const { kind } = await testEngine()
// On the embedded engine transactions take turns.
const onPostgresql = test.skipIf(kind === 'embedded')

test.each(['csv', 'geojson'])('importing a %s export again changes nothing', async (kind) => {
  const { db, exported, send } = await anOffice()
  await someOddPlaces(db)
  const before = await db.select().from(places).orderBy(asc(places.id))
  const { text } = await exported(kind)
  const { status, body } = await send(text, { apply: 'true' })
  expect([status, body]).toEqual([
    200,
    {
      ...{ isApplied: true, added: 0, changed: 0, unchanged: 3, refused: 0, refusedRows: [] },
      ...{ far: 0, farRows: [], changes: [] },
    },
  ])
  expect(await db.select().from(places).orderBy(asc(places.id))).toEqual(before)
  expect(await db.select().from(auditLog)).toEqual([])
})

test('an export holds the places that match, safe for a spreadsheet', async () => {
  const { db, exported } = await anOffice()
  await someOddPlaces(db)
  const { text, response } = await exported('csv', '?search=formula')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="places.csv"')
  const lines = text.split(/\r\n(?=\d|$)/)
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^\ufeffid,placeId,name,displayName,slug,lat,lng,funTypes/)
  expect(lines[1]).toContain(",'=formula(1),")
  const { text: geo } = await exported('geojson', '?search=park')
  expect(JSON.parse(geo)).toMatchObject({
    type: 'FeatureCollection',
    features: [
      { geometry: { type: 'Point', coordinates: [16.37, 48.2] }, properties: { name: 'Park "am", Ring' } },
    ],
  })
  expect((await exported('csv', '?isActive=x')).response.status).toBe(400)
})

onPostgresql('however many export at once, others find the database free', async () => {
  const { db, call, exported } = await anOffice()
  await aPlace(db, { name: 'Zoo' })
  const files = await whileLocked(db, sql`lock table places in access exclusive mode`, async () => {
    const exports = Array.from({ length: 20 }, () => exported('csv'))
    for (let asked = 0; asked < 20; asked += 1) expect((await call('GET', '/api/auth/me')).status).toBe(200)
    return exports
  })
  for (const file of files) expect((await file).text).toContain('Zoo')
})

test('an export of more than a batch holds every place once', async () => {
  const { db, exported } = await anOffice()
  const rows = Array.from({ length: 1203 }, (_, i) => ({ name: `P${i}`, slug: `p-${i}`, lat: 1, lng: 1 }))
  await db.insert(places).values(rows)
  const { text } = await exported('geojson')
  const names = JSON.parse(text).features.map(
    (feature: { properties: { name: string } }) => feature.properties.name,
  )
  expect(new Set(names).size).toBe(1203)
  expect((await exported('geojson', '?search=nothing')).text).toBe(
    '{"type":"FeatureCollection","features":[\n\n]}\n',
  )
})

test('a file is told what it would do before it does so; what it does is the edit of who sent it', async () => {
  const { db, send, call, userId } = await anOffice()
  const vienna = await aCity(db)
  const zoo = await aPlace(db, { name: 'Zoo', funTypes: ['zoo'], description: 'Old' })
  const file = [
    'id,name,lat,lng,funTypes,seasons,description,website,isActive',
    `${zoo.id},Zoo,${zoo.lat},${zoo.lng},zoo|outdoor,summer,"New, ""better""",https://zoo.example/,true`,
    ',Neuer Park,48.21,16.4,playground,,,,true',
  ].join('\n')
  const told = await send(file)
  expect(told.body).toMatchObject({ isApplied: false, added: 1, changed: 1, refused: 0 })
  expect(told.body.changes).toEqual([
    { line: 2, id: zoo.id, name: 'Zoo', fields: ['description', 'website', 'funTypes', 'seasons'] },
    { line: 3, id: null, name: 'Neuer Park', fields: [] },
  ])
  expect(await db.select().from(auditLog)).toEqual([])
  const done = await send(file, { apply: 'true', added: '1', changed: '1' })
  expect([done.status, done.body.isApplied]).toEqual([200, true])
  const edited = (await call('GET', `/api/admin/places/${zoo.id}`)).body
  expect(edited).toMatchObject({
    description: 'New, "better"',
    editedFields: ['description', 'funTypes', 'seasons', 'website'],
  })
  const { data } = (await call('GET', `/api/admin/places?search=Neuer&cityId=${vienna.id}`)).body
  expect(data).toMatchObject([{ name: 'Neuer Park', slug: 'neuer-park', isActive: true }])
  const entries = await db.select().from(auditLog).orderBy(asc(auditLog.id))
  expect(entries.map(({ action, entityId, userId: by }) => [action, entityId, by])).toEqual([
    ['update', String(zoo.id), userId],
    ['create', String(data[0].id), userId],
  ])
  const saysElse = await send(file.replace('playground', 'museum'), { apply: 'true' })
  expect([saysElse.status, saysElse.body.issues]).toEqual([
    422,
    [{ path: '3.name', message: `The place ${data[0].id} bears this name here; give its id to change it` }],
  ])
})

test('a file of new places of which some are there already, as after an import that was cancelled, adds the others', async () => {
  const { db, send } = await anOffice()
  await aPlace(db, { name: 'Zoo', funTypes: ['zoo', 'playground', 'outdoor'] })
  await aSeason(db)
  const head =
    'name,displayName,lat,lng,funTypes,seasons,website,openingHours,addrPostcode,wheelchair,isActive'
  const rows = [
    'Neuer Park,,48.21,16.4,playground|outdoor,summer,https://park.example,Mo-Fr 09:00-17:00,01067,yes,false',
    'Alter Park,The old one,48.25,16.5,playground,,,,,,true',
    'Zoo am See,,48.3,16.6,zoo,,,,,,true',
  ]
  const sendRows = (count: number) => send([head, ...rows.slice(0, count)].join('\n'), { apply: 'true' })
  expect((await sendRows(2)).body).toMatchObject({ added: 2, unchanged: 0 })
  expect((await sendRows(3)).body).toMatchObject({ added: 1, unchanged: 2, refused: 0 })
  const before = await db.$count(auditLog)
  expect((await sendRows(3)).body).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
  expect([await db.$count(places), await db.$count(auditLog)]).toEqual([4, before])
})

test('one refused row keeps the whole file out, and each has its reason', async () => {
  const { db, send } = await anOffice()
  const a = await aPlace(db, { name: 'A', placeId: 'way/1' })
  const b = await aPlace(db, { name: 'B', placeId: 'way/2', ageGroupMin: 5 })
  const file = [
    'id,placeId,name,slug,website,ageGroupMax,funTypes,isActive,updatedAt',
    `${a.id},way/1,A,,https://good.example/,,playground,true,`,
    '4711,,X,,,,,true,',
    `${b.id},way/1,B,,,,playground,true,`,
    `${a.id},way/1,A,,,,playground,true,`,
    `${b.id},way/2,Other,,,,playground,true,`,
    ',,,,,,,true,',
  ].join('\n')
  const { status, body } = await send(file, { apply: 'true' })
  expect([status, body.issues]).toEqual([
    422,
    [
      { path: '3.id', message: 'No place has this id; leave it empty for a new place' },
      { path: '4.placeId', message: `The place ${a.id} has this id` },
      { path: '5.', message: 'The same place stands in row 2' },
      { path: '6.name', message: 'The name comes from the source; set displayName instead' },
      ...['name', 'lat'].map((field) => ({ path: `7.${field}`, message: expect.any(String) })),
    ],
  ])
  const refusals = async (head: string, row: string) =>
    (await send(`${head}\n${row}`)).body.refusedRows.map(({ field, reason }: Record<string, string>) => [
      field,
      reason,
    ])
  expect(await refusals('id,website', `${b.id},javascript:alert(1)`)).toEqual([
    ['website', expect.any(String)],
  ])
  expect(await refusals('id,ageGroupMax', `${b.id},3`)).toEqual([
    ['ageGroupMax', 'The maximum age must not be below the minimum age'],
  ])
  expect(await refusals('id,ageGroupMax', `${b.id},x`)).toEqual([['ageGroupMax', expect.any(String)]])
  expect(await refusals('id,funTypes', `${b.id},castle`)).toEqual([['funTypes', expect.any(String)]])
  expect(await refusals('id,isActive', `${b.id},perhaps`)).toEqual([['isActive', expect.any(String)]])
  expect(await refusals('id,slug', `${b.id},other`)).toEqual([['slug', 'A slug never changes']])
  expect(await refusals('id,description,updatedAt', `${b.id},New,2026-01-01T00:00:00.000Z`)).toEqual([
    ['updatedAt', 'Somebody changed the place since the export'],
  ])
  expect(await db.select().from(auditLog)).toEqual([])
})

test('what changed between being told and being written is not written', async () => {
  const { db, send } = await anOffice()
  const { id } = await aPlace(db)
  const { status, body } = await send(`id,description\n${id},New`, {
    apply: 'true',
    added: '0',
    changed: '2',
  })
  expect([status, body.code, body.current.changed]).toEqual([409, 'stale', 1])
})

test.each([
  ['', /holds no place/],
  ['id,color\n1,red', /No such column: color/],
  ['id,id\n1,1', /twice/],
  ['id,name\n1', /Row 2 has 1 cells/],
  ['id,name\n1,"x', /never closed/],
  ['{"type":"Feature"}', /FeatureCollection/],
  ['{"type":', /no JSON/],
  [
    '{"type":"FeatureCollection","features":[{"geometry":{"type":"LineString","coordinates":[]}}]}',
    /no Point/,
  ],
])('%j is refused as a whole', async (text, message) => {
  const { send } = await anOffice()
  const { status, body } = await send(text)
  expect([status, body.issues[0].path, body.message]).toEqual([422, 'file', expect.stringMatching(message)])
})

test('a file of another encoding, no file, and one that is too large are refused', async () => {
  const { send, sendForm } = await anOffice()
  expect((await send(new Uint8Array([0x69, 0x64, 0x0a, 0xfc]))).status).toBe(422)
  expect((await sendForm(new FormData())).status).toBe(400)
  expect((await sendForm(new FormData(), { 'content-length': String(1025 * 1024 * 1024) })).status).toBe(413)
})

async function someOddPlaces(db: Parameters<typeof aPlace>[0]) {
  await aPlace(db, { name: '=formula(1)', phone: '+43 1 2345', description: 'two\r\nlines; "quoted"' })
  await aPlace(db, {
    name: 'Park "am", Ring',
    ...{ lat: 48.2, lng: 16.37, placeId: 'way/1', website: 'HTTP://Odd.example' },
    ...{ funTypes: ['zoo', 'outdoor'], seasons: ['summer', 'spring'] },
    ...{ ageGroupMin: 0, ageGroupMax: 12, setting: 'indoor' },
  })
  await aPlace(db, { name: "'@cat", isActive: false, addrStreet: '<script>', funTypes: [] })
}

test('a NUL is refused where an id stands, and never a fault of ours', async () => {
  const { send } = await anOffice()
  for (const file of [
    'name,placeId,lat,lng\nZoo,node/\0 1,1,1',
    '{"type":"FeatureCollection","features":[{"properties":{"name":"Zoo","placeId":"node/\\u0000 1","lat":1,"lng":1}}]}',
  ]) {
    const { status, body } = await send(file)
    expect([status, body.refusedRows[0]?.field]).toEqual([200, 'placeId'])
  }
})

test('a file of another kind is refused in few words, however long it is', async () => {
  const { send } = await anOffice()
  for (const file of [
    'x'.repeat(500_000),
    ','.repeat(500_000),
    `name\n${','.repeat(500_000)}`,
    `{"type":"FeatureCollection","features":[{"properties":{"${'x'.repeat(500_000)}":1}}]}`,
  ]) {
    const { status, body } = await send(file)
    expect([status, body.issues[0].path]).toEqual([422, 'file'])
    expect(body.message.length).toBeLessThan(1000)
  }
})

test('lists within lists without end are refused, and never a fault of ours', async () => {
  const { send } = await anOffice()
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
  const features = (levels: number) => [
    `{"properties":{"name":"Zoo","description":${nested(levels)}}}`,
    `{"properties":{"name":"Zoo"},"geometry":{"type":"Point","coordinates":[1,${nested(levels)}]}}`,
  ]
  const refusalOf = async (file: string) => {
    const { status, body } = await send(file)
    return [status, body.message]
  }
  for (const feature of features(20))
    expect(await refusalOf(`{"type":"FeatureCollection","features":[${feature}]}`)).toEqual([
      422,
      'Feature 1 holds lists within lists, which no place has',
    ])
  // Beside the places such held the whole guide up, the longer the deeper.
  for (const file of [
    ...features(20_000).map((feature) => `{"type":"FeatureCollection","features":[${feature}]}`),
    `{"type":"FeatureCollection","more":${nested(100_000)},"features":[]}`,
  ])
    expect(await refusalOf(file)).toEqual([422, 'The file holds lists within lists, which no place has'])
})

test('a file of few places that are long waits in the database, as one of many does', async () => {
  const { db, send } = await anOffice()
  const row = `Zoo,${'x'.repeat(95_000)}\n`
  const sent = await send(`name,description\n${row.repeat(230)}`, {}, { Prefer: 'respond-async' })
  expect([sent.status, await db.$count(placeFileRows)]).toEqual([202, 230])
})

test('a feature is given up at the length at which a row is', async () => {
  const long = async function* () {
    yield '{"type":"FeatureCollection","features":[{"properties":{"description":"'
    for (let n = 0; n < 4; n++) yield 'x'.repeat(30_000)
    yield '"}}]}'
  }
  await expect(placeRows(long()).next()).rejects.toThrow('Feature 1 is too long')
})

test('a file without end is given up at the row that is one too many', async () => {
  const endless = async function* () {
    yield 'name\n'
    for (;;) yield 'x\n'
  }
  const lines: number[] = []
  const reading = async () => {
    for await (const { line } of placeRows(endless(), 8)) lines.push(line)
  }
  await expect(reading()).rejects.toThrow('At most 8 places in a file')
  expect(lines).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
})

test('places of another guide are added where that is wished, each once, however much alike they are', async () => {
  const { db, send } = await anOffice()
  const here = await aPlace(db, { name: 'Zoo', lat: 47, lng: 15 })
  const file = [
    'id,name,lat,lng,funTypes,isActive',
    `${here.id},Zoo,47,15,playground,true`,
    ...[71, 72, 73].map((id) => `${id},Playground,48.2,16.37,playground,true`),
  ].join('\n')
  expect((await send(file)).body).toMatchObject({ added: 0, refused: 3 })
  const told = { added: 3, changed: 0, unchanged: 1, refused: 0 }
  expect((await send(file, { addUnknown: 'true' })).body).toMatchObject(told)
  expect((await send(file, { addUnknown: 'true', apply: 'true' })).body).toMatchObject(told)
  const slugs = await db.select({ slug: places.slug }).from(places).orderBy(asc(places.id))
  expect(slugs.slice(1).map(({ slug }) => slug)).toEqual([
    'playground',
    expect.stringMatching(/^playground-/),
    expect.stringMatching(/^playground-/),
  ])
  expect((await send(file, { addUnknown: 'true' })).body).toMatchObject({
    added: 0,
    unchanged: 2,
    refused: 2,
  })
})

test('a row of another guide whose OSM id a place here has is refused before anything is written', async () => {
  const { db, send } = await anOffice()
  const here = await aPlace(db, { name: 'Tierpark', placeId: 'way/1', lat: 47, lng: 15 })
  const file =
    'id,placeId,name,lat,lng,funTypes\n4711,way/1,Zoo,48,16,playground\n4712,way/2,Park,48,16,playground'
  const refusedRows = [{ line: 2, name: 'Zoo', field: 'placeId', reason: `The place ${here.id} has this id` }]
  expect((await send(file, { addUnknown: 'true' })).body).toMatchObject({ added: 1, refused: 1, refusedRows })
  expect((await send(file, { addUnknown: 'true', apply: 'true' })).status).toBe(422)
  expect(await db.$count(places)).toBe(1)
})

test('a job checks a large file whole before it writes anything', async () => {
  const { db, send } = await anOffice()
  await keepTestJobs(db, [importPlacesKind])
  const rows = Array.from({ length: 5001 }, (_, row) => `4711,Zoo ${row}`)
  const { status, body } = await send(`id,name\n${rows.join('\n')}`, { apply: 'true' })
  expect([status, body.message]).toEqual([
    422,
    '5001 of the rows cannot be taken, the first is row 2 (id: No place has this id; leave it empty for a new place)',
  ])
  expect(await db.select().from(placeFileRows)).toEqual([])
})

test('a large file that is sent again while it is being imported adds none of its places a second time', async () => {
  const { db, send } = await anOffice()
  const rows = Array.from({ length: 5001 }, (_, row) => `Zoo ${row},48,16,playground,false`)
  const file = `name,lat,lng,funTypes,isActive\n${rows.join('\n')}`
  const apply = () => send(file, { apply: 'true' }, { Prefer: 'respond-async' })
  const answers = await Promise.all([apply(), apply()])
  const busy = { code: 'busy', message: expect.stringContaining('is being imported already') }
  expect(answers.toSorted((a, b) => a.status - b.status)).toMatchObject([
    { status: 202 },
    { status: 409, body: busy },
  ])
  expect(await db.$count(placeFileRows)).toBe(5001)
  expect((await send(file, {}, { Prefer: 'respond-async' })).status).toBe(202)
})

test('a large file that is being written goes on where it was killed, and leaves nothing behind', async () => {
  const { db, userId } = await anOffice()
  const upload = randomUUID()
  const { id } = await aPlace(db, { name: 'Zoo', funTypes: ['zoo'] })
  const added = Array.from({ length: 299 }, (_, row) => ({
    line: row + 3,
    record: { name: `P${row}`, lat: 48, lng: 16 + row / 100, funTypes: ['playground'], isActive: true },
  }))
  await keepRows(db, upload, [{ line: 2, record: { id, description: 'New' } }, ...added])
  const input: LargeImport = { upload, rows: 300, apply: true, addUnknown: false, told: {}, lastId: id }
  const jobId = await startJob(db, { kind: importPlacesJob, input, startedBy: userId })
  const [stopping, parts] = [new AbortController(), { db, log }]
  let isChecked = false
  const stopped: JobKind = {
    ...importPlacesKind,
    run: (work) =>
      importPlacesKind.run({
        ...work,
        report(progress) {
          if (isChecked && progress.done > 0) stopping.abort()
          if (progress.done === 300) isChecked = true
          work.report(progress)
        },
      }),
  }
  await Promise.allSettled([runJob({ ...parts, kind: stopped, stopping: stopping.signal }, jobId)])
  expect(await db.$count(placeFileRows)).toBe(100)
  // Nothing before the line where it was is looked at again.
  await keepRows(db, upload, [{ line: 1, record: { name: 'Late', lat: 48, lng: 15 } }])
  await runJob({ ...parts, kind: importPlacesKind, stopping: new AbortController().signal }, jobId)
  expect(await findJob(db, jobId)).toMatchObject({
    state: 'done',
    result: { isApplied: true, added: 299, changed: 1, unchanged: 0, refused: 0 },
  })
  expect([await db.$count(places), await db.$count(auditLog), await db.$count(placeFileRows)]).toEqual([
    300, 300, 0,
  ])
})

test('a large file that is cancelled while it is written says what was written by then', async () => {
  const { db, userId, call } = await anOffice()
  const { id } = await aPlace(db, { name: 'Zoo', funTypes: ['zoo'] })
  const added = Array.from({ length: 299 }, (_, row) => ({
    line: row + 3,
    record: { name: `P${row}`, lat: 48, lng: 16 + row / 100, funTypes: ['playground'], isActive: true },
  }))
  /** Cancelled as soon as so many rows are told to be done the second time: first it is checked. */
  const cancelledAt = async (row: number) => {
    const upload = randomUUID()
    await keepRows(db, upload, [{ line: 2, record: { id, description: 'New' } }, ...added])
    const input: LargeImport = { upload, rows: 300, apply: true, addUnknown: false, told: {}, lastId: id }
    const jobId = await startJob(db, { kind: importPlacesJob, input, startedBy: userId })
    const wanted = new AbortController()
    let isChecked = false
    const cancelled: JobKind = {
      ...importPlacesKind,
      run: (work) =>
        importPlacesKind
          .run({
            ...work,
            signal: wanted.signal,
            report(progress) {
              if (isChecked && progress.done === row) wanted.abort(new JobCancelled())
              if (progress.done === 300) isChecked = true
              work.report(progress)
            },
          })
          .catch(async (error) => {
            await cancelJob(db, jobId)
            await endless(work).catch(() => undefined)
            throw error
          }),
    }
    await runJob({ db, log, kind: cancelled, stopping: new AbortController().signal }, jobId)
    return (await call('GET', `/api/admin/jobs/${jobId}`)).body
  }
  expect(await cancelledAt(0)).toMatchObject({
    state: 'cancelled',
    error: 'The import was cancelled before anything was written',
  })
  expect(await db.$count(places)).toBe(1)
  expect(await cancelledAt(200)).toMatchObject({
    state: 'cancelled',
    error: 'The import was cancelled. By then 199 places were added and 1 changed: that stays.',
  })
  expect([await db.$count(places), await db.$count(placeFileRows)]).toEqual([200, 0])
})

onPostgresql('a file that is over takes nothing of one that is just coming', async () => {
  const { db } = await anOffice()
  const [coming, over] = [randomUUID(), randomUUID()]
  const row = { line: 2, record: { name: 'Zoo' } }
  await keepRows(db, over, [row])
  let dropped: Promise<void> | undefined
  await db.transaction(async (tx) => {
    await keepRows(tx, coming, [row])
    dropped = dropUpload(db, over)
    // biome-ignore lint/plugin: looks from outside whether somebody waits for the transaction
    await expect.poll(() => isAnyWaiting(db)).toBe(true)
  })
  await dropped
  expect(await db.select({ upload: placeFileRows.upload }).from(placeFileRows)).toEqual([{ upload: coming }])
})

const isAnyWaiting = async (db: Database) => {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

test('what a job that waits for days is to write stays until that is over, however many other files come', async () => {
  const { db, userId } = await anOffice()
  const [waits, lost] = [randomUUID(), randomUUID()]
  for (const upload of [waits, lost]) await keepRows(db, upload, [{ line: 2, record: { name: 'Zoo' } }])
  const input: LargeImport = { upload: waits, rows: 1, apply: true, addUnknown: false, told: {}, lastId: 0 }
  const jobId = await startJob(db, { kind: importPlacesJob, input, startedBy: userId })
  await db.execute(sql`update place_file_rows set created_at = now() - interval '3 days'`)
  await dropUpload(db, randomUUID())
  expect(await db.select({ upload: placeFileRows.upload }).from(placeFileRows)).toEqual([{ upload: waits }])
  await cancelJob(db, jobId)
  await dropUpload(db, randomUUID())
  expect(await db.$count(placeFileRows)).toBe(0)
})

test('a job whose file is no longer whole says so, and writes nothing', async () => {
  const { db, userId } = await anOffice()
  const upload = randomUUID()
  const record = { name: 'Zoo', lat: 48, lng: 16, funTypes: ['playground'], isActive: true }
  await keepRows(db, upload, [{ line: 2, record }])
  const input: LargeImport = { upload, rows: 2, apply: true, addUnknown: false, told: {}, lastId: 0 }
  const jobId = await startJob(db, { kind: importPlacesJob, input, startedBy: userId })
  await runJob({ db, log, kind: importPlacesKind, stopping: new AbortController().signal }, jobId)
  expect(await findJob(db, jobId)).toMatchObject({
    state: 'failed',
    error: 'The file is no longer here: please send it again',
  })
  expect([await db.$count(places), await db.$count(placeFileRows)]).toEqual([0, 0])
})

test('what a GeoJSON file holds of a wrong kind is refused in words, as in a table', async () => {
  const { db, send } = await anOffice()
  const { id } = await aPlace(db)
  const properties = {
    ...{ id, phone: 431, website: ['https://zoo.example/'], funTypes: 'zoo', seasons: { summer: true } },
    ...{ food: 'cafe', ageGroupMin: [3], isActive: null, isFeatured: 1, buggy: 1, closedFrom: 20261122 },
    description: { de: 'x'.repeat(1000) },
  }
  const file = { type: 'FeatureCollection', features: [{ type: 'Feature', geometry: null, properties }] }
  const { body } = await send(JSON.stringify(file))
  const reasons = Object.fromEntries(
    body.refusedRows.map(({ field, reason }: Record<string, string>) => [field, reason]),
  )
  expect(reasons).toEqual({
    ...{ phone: "'431' is no text", website: `'["https://zoo.example/"]' is no text` },
    ...{ funTypes: "'zoo' is no list", seasons: `'{"summer":true}' is no list`, food: "'cafe' is no list" },
    ...{ ageGroupMin: "'[3]' is no number", isActive: "'' is neither true nor false" },
    ...{ isFeatured: "'1' is neither true nor false" },
    ...{ buggy: expect.stringMatching(/^One of /), closedFrom: 'A date like 2026-11-22' },
    description: expect.stringMatching(/^'{"de":"x{190,200}…' is no text$/),
  })
})

test.each([
  ['name,lat,lng,isIndoor', 'Hut,48,16,false', 'outdoor'],
  ['name,lat,lng,setting,isIndoor', 'Hut,48,16,,false', null],
  ['name,lat,lng,setting,isIndoor', 'Hut,48,16,,true', 'indoor'],
  ['name,lat,lng,setting,isIndoor', 'Hut,48,16,both,false', 'both'],
])('a file with %s that says %s adds a place with the setting %s', async (head, line, setting) => {
  const { call, send } = await anOffice()
  expect((await send(`${head}\n${line}\n`, { apply: 'true' })).body).toMatchObject({ added: 1 })
  expect((await call('GET', '/api/admin/places')).body.data).toMatchObject([{ setting }])
})

test('a plain yes that is changed in a file is taken, whatever the column beside it still says', async () => {
  const { db, call, send } = await anOffice()
  const { id } = await aPlace(db, { setting: 'outdoor' })
  expect((await send(`id,setting,isIndoor\n${id},outdoor,true\n`, { apply: 'true' })).body).toMatchObject({
    changed: 1,
  })
  expect((await call('GET', `/api/admin/places/${id}`)).body).toMatchObject({ setting: 'indoor' })
})

async function anOffice() {
  const db = await testDatabase()
  const { id: userId } = await anAccount(db)
  const cookie = `__Host-session=${await beginSession(db, userId, undefined)}`
  const headers = { cookie, origin: 'https://guide.example' }
  const { api } = testApi(db)
  const call = async (method: string, path: string) => {
    const response = await api.request(path, { method, headers })
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
    return { status: response.status, body: (await response.json()) as any }
  }
  const exported = async (kind: string, query = '') => {
    const response = await api.request(`/api/admin/places/export.${kind}${query}`, { headers })
    return {
      response,
      text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()),
    }
  }
  const sendForm = async (form: FormData, moreHeaders = {}) => {
    const request = new Request('https://guide.example/api/admin/places/import', {
      method: 'POST',
      headers: { ...headers, ...moreHeaders },
      body: form,
    })
    const response = await api.request(request)
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
    return { status: response.status, body: (await response.json()) as any }
  }
  const send = (
    text: string | Uint8Array<ArrayBuffer>,
    texts: Record<string, string> = {},
    moreHeaders = {},
  ) => {
    const form = new FormData()
    form.append('file', new File([text], 'places'))
    for (const [name, value] of Object.entries(texts)) form.append(name, value)
    return sendForm(form, moreHeaders)
  }
  return { db, userId, call, exported, send, sendForm }
}
