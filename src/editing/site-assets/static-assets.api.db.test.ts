import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { aFile, anUploader, aPicture } from '../../../tests/test-uploads.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { sweepFiles } from '../../office/files/sweep-files.task.ts'
import { log } from '../../platform/log/log.ts'
import { readIco } from './ico-file.ts'

async function aSite() {
  const db = await testDatabase()
  const site = await anUploader(db)
  const upload = (type: string, file: Blob, texts = {}) =>
    site.upload('/api/assets/upload', file, { type, ...texts })
  const save = (asset: object) => site.call('POST', '/api/static-assets/save', asset)
  const place = async (assetType: string, file: Blob) => {
    const { body } = await upload(assetType, file)
    const { storagePath: uploadURL, publicUrl } = body
    return save({ uploadURL, publicUrl, assetType, name: 'file', altText: 'Fun', makePublic: true })
  }
  const sweep = () => sweepFiles({ db, store: site.store, log })
  return { db, ...site, uploadAsset: upload, save, place, sweep }
}

const png = async (size = { width: 640, height: 160 }) =>
  aFile(await aPicture(size).png().toBuffer(), 'image/png')

test('an uploaded logo is what visitors get once it is saved, not before', async () => {
  const { uploadAsset, save, get, publicJson, call, db, userId } = await aSite()
  const { status, body } = await uploadAsset('logo', await png(), { altText: 'Family Fun' })
  expect([status, body]).toEqual([
    200,
    {
      storagePath: expect.stringMatching(/^site\/logo-[0-9a-f]{40}-640x160\.webp$/),
      publicUrl: `/api/images/${body.storagePath}`,
    },
  ])
  expect((await get(body.publicUrl)).status).toBe(404)
  const saved = await save({
    ...{ uploadURL: body.publicUrl, publicUrl: body.publicUrl, assetType: 'logo', name: 'logo.png' },
    ...{ altText: ' Family Fun ', description: '', makePublic: true },
  })
  expect([saved.status, saved.body]).toMatchObject([
    200,
    {
      ...{ assetType: 'logo', name: 'logo.png', altText: 'Family Fun', description: null, isActive: true },
      ...{ storagePath: body.storagePath, mimeType: 'image/webp', fileSize: expect.any(Number) },
    },
  ])
  expect(await publicJson('/api/static-assets/logo')).toEqual({
    servingPath: body.publicUrl,
    altText: 'Family Fun',
  })
  expect((await get(`${body.publicUrl}?v=1`)).headers.get('content-type')).toBe('image/webp')
  expect((await call('GET', '/api/static-assets?assetType=logo')).body).toEqual([saved.body])
  expect((await call('GET', '/api/static-assets?assetType=banner')).body).toEqual([])
  const [entry] = await db.select().from(auditLog)
  expect(entry).toMatchObject({
    userId,
    action: 'create',
    entity: 'static_assets',
    after: { assetType: 'logo' },
  })
})

test('another logo replaces the first, whose file goes; the same one again changes nothing', async () => {
  const { place, files, call } = await aSite()
  await place('logo', await png({ width: 100, height: 50 }))
  const second = await place('logo', await png())
  expect([second.status, await files()]).toEqual([200, [second.body.storagePath]])
  expect((await place('logo', await png())).body.id).toBe(second.body.id)
  expect(await files()).toHaveLength(1)
  expect((await call('GET', '/api/static-assets')).body).toHaveLength(1)
})

test('of two who save at once both are answered, and one asset is there', async () => {
  const { place, call, files } = await aSite()
  const answers = await Promise.all([
    place('logo', await png({ width: 80, height: 40 })),
    place('logo', await png()),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await call('GET', '/api/static-assets')).body).toHaveLength(1)
  expect(await files()).toHaveLength(1)
})

test('a deleted asset is gone; undone within the hour it is as it was, and its file with it', async () => {
  const { place, call, files, get, sweep, db } = await aSite()
  const { body } = await place('banner', await png({ width: 1200, height: 630 }))
  const remove = async () => (await call('DELETE', `/api/static-assets/${body.id}`)).body.historyId
  const undo = (id: number) => call('POST', `/api/static-assets/deletions/${id}/undo`)
  const first = await remove()
  expect((await get(body.publicUrl)).status).toBe(404)
  await sweep()
  expect((await undo(first)).status).toBe(200)
  expect((await call('GET', '/api/static-assets')).body).toEqual([body])
  expect((await get(body.publicUrl)).status).toBe(200)
  await db.execute(sql`update file_removals set due_at = now() - interval '1 second'`)
  await sweep()
  expect(await files()).toEqual([body.storagePath])
  const second = await remove()
  const { body: other } = await place('banner', await png({ width: 1300, height: 630 }))
  expect(await undo(second)).toMatchObject({ status: 409, body: { code: 'taken' } })
  await db.execute(sql`update file_removals set due_at = now() - interval '1 second'`)
  await sweep()
  expect(await files()).toEqual([other.storagePath])
  for (const id of [body.id, 0, 'abc'])
    expect((await call('DELETE', `/api/static-assets/${id}`)).status).toBe(404)
})

test('favicon and banner have addresses of their own, which lead to ours until there are some', async () => {
  const { place, get } = await aSite()
  const leadsTo = async (type: string) => (await get(`/api/static-assets/${type}`)).headers.get('location')
  expect([await leadsTo('favicon'), await leadsTo('banner')]).toEqual(['/logo.svg', '/social.png'])
  const favicon = await place('favicon', await png({ width: 300, height: 300 }))
  const banner = await place('banner', await png({ width: 1200, height: 630 }))
  expect([await leadsTo('favicon'), await leadsTo('banner')]).toEqual([
    favicon.body.publicUrl,
    banner.body.publicUrl,
  ])
  // One that is replaced is gone at once: nobody may keep the way to it.
  for (const type of ['favicon', 'banner'])
    expect((await get(`/api/static-assets/${type}`)).headers.get('cache-control')).toBe('no-cache')
  const answer = await get(banner.body.publicUrl)
  expect([
    answer.headers.get('content-type'),
    (await sharp(await answer.arrayBuffer()).metadata()).width,
  ]).toEqual(['image/jpeg', 1200])
})

test('a photo becomes an icon of four sizes, an icon keeps its own pictures', async () => {
  const { place, get } = await aSite()
  const sidesOf = async (file: Blob) => {
    const { status, body } = await place('favicon', file)
    const answer = await get(body.publicUrl)
    expect([status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
    return readIco(new Uint8Array(await answer.arrayBuffer()))?.map(({ width, height }) => [width, height])
  }
  expect(await sidesOf(await png({ width: 400, height: 200 }))).toEqual(
    [16, 32, 48, 180].map((side) => [side, side]),
  )
  expect(await sidesOf(aFile(await readFile('public/favicon.ico'), 'image/vnd.microsoft.icon'))).toEqual([
    [32, 32],
  ])
})

test.for([
  ['logo', () => readFile('public/favicon.ico'), 'image/x-icon', 415, 'file'],
  ['logo', async () => Buffer.from('<svg/>'), 'image/svg+xml', 415, 'file'],
  ['favicon', async () => Buffer.from([0, 0, 1, 0, 1, 0]), 'image/x-icon', 422, 'file'],
  ['poster', () => aPicture().png().toBuffer(), 'image/png', 422, 'type'],
] as const)(
  'a %s that is not what it should be is refused, and nothing is kept',
  async ([type, make, mime, status, path]) => {
    const { uploadAsset, files } = await aSite()
    const answer = await uploadAsset(type, aFile(await make(), mime))
    expect([answer.status, answer.body.issues[0].path, await files()]).toEqual([status, path, []])
  },
)

test('an upload without a file or a type is refused', async () => {
  const { upload, uploadAsset } = await aSite()
  expect((await upload('/api/assets/upload', undefined, { type: 'logo' })).status).toBe(400)
  expect((await upload('/api/assets/upload', await png())).status).toBe(422)
  expect((await uploadAsset('', await png())).status).toBe(422)
})

test('only what was uploaded here, for that use, can be saved; nothing is fetched', async () => {
  const { uploadAsset, save, call } = await aSite()
  const { body } = await uploadAsset('logo', await png())
  const [good, assetType] = [body.storagePath, 'logo']
  for (const uploadURL of [
    ...[
      'https://evil.example/logo.png',
      'http://127.0.0.1:1/',
      'file:///etc/passwd',
      '',
      'site/../../etc/passwd',
    ],
    ...[
      `https://evil.example/api/images/${good}`,
      `//evil.example/${good}`,
      good.replace(/[0-9a-f]{5}-/, '00000-'),
    ],
  ])
    expect([uploadURL, (await save({ uploadURL, assetType })).status]).toEqual([uploadURL, 422])
  expect((await save({ uploadURL: good, assetType: 'banner' })).status).toBe(422)
  expect((await save({ uploadURL: good, assetType, publicUrl: 'https://evil.example/x.png' })).status).toBe(
    422,
  )
  expect((await save({ uploadURL: good })).status).toBe(400)
  expect((await save({ uploadURL: good, assetType: 'poster' })).status).toBe(400)
  expect((await save({ assetType })).status).toBe(400)
  expect((await call('GET', '/api/static-assets?assetType=poster')).status).toBe(400)
  expect((await call('GET', '/api/static-assets')).body).toEqual([])
})

test('an asset that is not made public is kept from visitors', async () => {
  const { uploadAsset, save, get } = await aSite()
  const { body } = await uploadAsset('logo', await png())
  expect(
    (await save({ uploadURL: body.storagePath, assetType: 'logo', makePublic: false })).body.isActive,
  ).toBe(false)
  expect((await get('/api/static-assets/logo')).status).toBe(404)
  expect((await get(body.publicUrl)).status).toBe(404)
})
