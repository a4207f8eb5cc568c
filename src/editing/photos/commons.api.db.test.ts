import { expect, test } from 'vitest'
import { anImage, aPlace } from '../../../tests/factories.ts'
import { commonsServer } from '../../../tests/services/commons-server.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { anUploader, aPicture } from '../../../tests/test-uploads.ts'
import { placeSources } from '../../guide/places/place.table.ts'

type ServerParts = Parameters<typeof commonsServer>

const artist = '<a href="//commons.wikimedia.org/wiki/User:Ana" title="User:Ana">Ana &amp; Ben</a>'
const bears = { title: 'File:Bears.jpg', artist, description: '<b>Bears</b> at noon' }

async function aSite(pictures: ServerParts[0], tags: Record<string, string> = {}, options?: ServerParts[1]) {
  const commons = await commonsServer(pictures, options)
  const db = await testDatabase()
  const place = await aPlace(db, { name: 'Bear Park' })
  const source = { placeId: place.id, provider: 'openstreetmap', externalId: 'node/1' }
  await db.insert(placeSources).values({ ...source, raw: { type: 'node', id: 1, tags } })
  const uploader = await anUploader(db, { settings: commons.settings })
  const path = `/api/admin/places/${place.id}`
  return {
    ...{ db, place, commons, ...uploader },
    find: () => uploader.call('GET', `${path}/commons-photos`),
    choose: (title: unknown) =>
      uploader.call('POST', `${path}/images/commons`, { title, placeName: place.name }),
  }
}

test('pictures that tags and Wikidata name are offered with author and licence', async () => {
  const lake = { title: 'File:Lake.jpg', license: 'Public domain' }
  const tags = { wikimedia_commons: 'File:Bears.jpg', wikidata: 'Q1', name: 'Bear Park' }
  const { find, commons } = await aSite([bears, lake], tags, { items: { Q1: ['Lake.jpg', 'Bears.jpg'] } })
  const { status, body } = await find()
  expect(status).toBe(200)
  expect(body).toEqual([
    {
      ...{
        title: 'File:Bears.jpg',
        author: 'Ana & Ben',
        license: 'CC BY-SA 4.0',
        description: 'Bears at noon',
      },
      authorUrl: 'https://commons.wikimedia.org/wiki/User:Ana',
      pageUrl: 'https://commons.wikimedia.org/wiki/File:Bears.jpg',
      thumbUrl: `${commons.url}/330/Bears.jpg`,
      ...{ width: 4000, height: 3000 },
    },
    expect.objectContaining({
      title: 'File:Lake.jpg',
      license: 'Public domain',
      author: null,
      authorUrl: null,
    }),
  ])
})

test('records of Geoapify name pictures too', async () => {
  const { find, db, place } = await aSite([bears])
  const raw = {
    place_id: '51',
    datasource: { raw: { image: 'https://commons.wikimedia.org/wiki/File:Bears.jpg' } },
  }
  await db.insert(placeSources).values({ placeId: place.id, provider: 'geoapify', externalId: '51', raw })
  expect((await find()).body).toMatchObject([{ title: 'File:Bears.jpg' }])
})

test('what may not be used, names no author that has to be named, or is not there, is not offered', async () => {
  const pictures = [
    { title: 'File:A.jpg', license: 'CC BY-NC 4.0', artist },
    { title: 'File:B.jpg', license: 'Fair use', artist },
    { title: 'File:C.jpg', license: 'CC BY 2.0' },
    { title: 'File:D.jpg', license: 'CC BY 2.0', artist: '<a href="javascript:alert(1)">&lt;script&gt;</a>' },
  ]
  const wikimedia_commons = 'File:A.jpg;File:B.jpg;File:C.jpg;File:D.jpg;File:Gone.jpg'
  const { find } = await aSite(pictures, { wikimedia_commons })
  expect((await find()).body).toMatchObject([{ title: 'File:D.jpg', author: '<script>', authorUrl: null }])
})

test('a sound among what the map names takes none of its pictures away', async () => {
  const sound = { title: 'File:Bells.ogg', mime: 'application/ogg', width: 0, height: 0 }
  const { find } = await aSite([sound, bears], { wikimedia_commons: 'File:Bells.ogg;File:Bears.jpg' })
  expect((await find()).body).toMatchObject([{ title: 'File:Bears.jpg' }])
})

test('a place whose records name no picture costs no question, nor does one that is not there', async () => {
  const { find, call, commons } = await aSite([bears], { name: 'Bear Park' })
  expect(await find()).toEqual({ status: 200, body: [] })
  expect((await call('GET', '/api/admin/places/999/commons-photos')).status).toBe(404)
  expect((await call('POST', '/api/admin/places/999/images/commons', { title: 'File:A.jpg' })).status).toBe(
    404,
  )
  expect(commons.requests).toEqual([])
})

test('a chosen picture is kept here as an upload is, and visitors read whose it is and its licence', async () => {
  const bytes = await aPicture({ width: 1920, height: 1440 })
    .jpeg()
    .withExif({ IFD0: { Artist: 'x' } })
    .toBuffer()
  const { choose, publicJson, place, files, get } = await aSite([{ ...bears, bytes }])
  const { status, body } = await choose('File:Bears.jpg')
  expect([status, await files()]).toEqual([200, expect.arrayContaining([body.storagePath])])
  const { images } = await publicJson(`/api/places/${place.slug}`)
  expect(images).toEqual(body.images)
  expect(images).toMatchObject([
    {
      ...{ isPrimary: true, imageType: 'manual_upload', width: 1920, height: 1440, license: 'CC BY-SA 4.0' },
      ...{ altText: 'Bears at noon', photographerName: 'Ana & Ben', publicUrl: null },
      photographerProfileUrl: 'https://commons.wikimedia.org/wiki/User:Ana',
      originalUrl: 'https://commons.wikimedia.org/wiki/File:Bears.jpg',
    },
  ])
  const answer = await get(`/api/images/${body.storagePath}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test('chosen twice, a picture is stored once', async () => {
  const bytes = await aPicture({ width: 300, height: 200 }).png().toBuffer()
  const { choose, files } = await aSite([{ ...bears, bytes }])
  const answers = await Promise.all([choose('File:Bears.jpg'), choose('File:Bears.jpg')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await files()).toHaveLength(1)
})

test('a picture that came by itself, in another size, is refused: the place has it', async () => {
  const bytes = await aPicture({ width: 300, height: 200 }).png().toBuffer()
  const { choose, db, place, files } = await aSite([{ ...bears, bytes }])
  const originalUrl = 'https://commons.wikimedia.org/wiki/File:Bears.jpg'
  await anImage(db, place, { imageType: 'commons_auto', originalUrl })
  const { status, body } = await choose('File:Bears.jpg')
  expect([status, body.message]).toEqual([409, 'This place has this photo already'])
  expect(await files()).toEqual([])
})

test.for([
  [undefined, 400],
  [7, 400],
  ['Bears.jpg', 422],
  ['File:a|File:b', 422],
  ['File:Unknown.jpg', 422],
  ['File:Forbidden.jpg', 422],
  ['File:Page.jpg', 422],
] as const)('the title %o is refused with %i, and nothing is kept', async ([title, status]) => {
  const forbidden = { title: 'File:Forbidden.jpg', license: 'CC BY-ND 4.0', artist, bytes: 'x' }
  const page = { title: 'File:Page.jpg', artist, bytes: '<!doctype html><title>No photo</title>' }
  const { choose, files } = await aSite([forbidden, page])
  const answer = await choose(title)
  expect([answer.status, answer.body.issues[0].path]).toEqual([status, 'title'])
  expect(await files()).toEqual([])
})

test('a picture that lies anywhere else than where Commons keeps its files is not fetched', async () => {
  for (const filesAt of ['http://127.0.0.1:1', 'https://evil.example', 'http://upload.wikimedia.org']) {
    const { choose } = await aSite([{ ...bears, bytes: 'x' }], {}, { filesAt })
    const { status, body } = await choose('File:Bears.jpg')
    expect([status, body.message]).toEqual([502, expect.stringContaining('where we do not go')])
  }
})

test('a picture of more than 20 MB is given up', async () => {
  const { choose, files } = await aSite([{ ...bears, bytes: Buffer.alloc(20 * 1024 * 1024 + 1) }])
  const { status, body } = await choose('File:Bears.jpg')
  expect([status, body.message]).toEqual([502, expect.stringContaining('more than 20 MiB')])
  expect(await files()).toEqual([])
})
