import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { anImage, aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { aFile, anUploader, aPicture, avifPhoto, iphonePhoto } from '../../../tests/test-uploads.ts'
import type { PlaceImage } from '../../guide/photos/place-image.schema.ts'
import { placeImages } from '../../guide/photos/place-image.table.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import type { Database } from '../../platform/database/database.ts'

const uploadPath = ({ id }: { id: number }) => `/api/admin/places/${id}/images/upload`

async function aPlaceToPhotograph(fields: Parameters<typeof aPlace>[1] = {}) {
  const db = await testDatabase()
  const place = await aPlace(db, fields)
  return { db, place, ...(await anUploader(db)) }
}

test('an uploaded photo is shown on the place, in its own and narrower widths, and noted', async () => {
  const { db, place, upload, get, publicJson, userId } = await aPlaceToPhotograph()
  const texts = {
    ...{ altText: ' Bears\n at noon ', photographerName: 'Ana <b>', placeName: 'Resselpark' },
    photographerProfileUrl: 'https://ana.example/',
  }
  const jpeg = await aPicture().jpeg().toBuffer()
  const { status, body } = await upload(uploadPath(place), aFile(jpeg), texts)
  expect([status, body.storagePath]).toEqual([
    200,
    expect.stringMatching(/^places\/[0-9a-f]{2}\/[0-9a-f]{38}-1600x1200\.webp$/),
  ])
  const { images } = await publicJson(`/api/places/${place.slug}`)
  expect(images).toEqual(body.images)
  expect(images).toEqual([
    {
      ...{
        id: expect.any(Number),
        isPrimary: true,
        imageType: 'manual_upload',
        storagePath: body.storagePath,
      },
      ...{
        altText: 'Bears at noon',
        photographerName: 'Ana <b>',
        photographerProfileUrl: 'https://ana.example/',
        license: null,
      },
      ...{ publicUrl: null, signedUrl: null, originalUrl: null, width: 1600, height: 1200 },
    },
  ])
  for (const [query, width] of [
    ['', 1600],
    ['?w=640', 640],
    ['?w=320', 320],
    ['?w=999', 1600],
  ] as const) {
    const answer = await get(`/api/images/${body.storagePath}${query}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const { format, width: served } = await sharp(await answer.arrayBuffer()).metadata()
    expect([query, format, served]).toEqual([query, 'webp', width])
  }
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.entity, 'place_images'))
  expect(entry).toMatchObject({
    userId,
    action: 'create',
    after: { placeId: place.id, altText: 'Bears at noon' },
  })
})

test('JPEG, PNG and WebP are taken, also under another photo name or none; a place name describes what nobody did', async () => {
  const { place, upload } = await aPlaceToPhotograph()
  const files = [
    aFile(await aPicture({ background: '#100' }).png().toBuffer(), 'image/jpeg'),
    aFile(await aPicture({ background: '#200' }).webp().toBuffer(), 'application/octet-stream'),
    aFile(await aPicture({ background: '#300' }).jpeg().toBuffer(), ''),
  ]
  for (const file of files)
    expect((await upload(uploadPath(place), file, { placeName: 'Zoo' })).status).toBe(200)
  const { body } = await upload(
    uploadPath(place),
    aFile(await aPicture({ width: 10, height: 10 }).png().toBuffer()),
  )
  expect(body.images.map(({ altText }: PlaceImage) => altText)).toEqual(['Zoo', 'Zoo', 'Zoo', null])
  expect(body.images.map(({ isPrimary }: PlaceImage) => isPrimary)).toEqual([true, false, false, false])
})

test('a photo is turned upright, and nothing of where and how it was taken is kept', async () => {
  const { place, upload, store } = await aPlaceToPhotograph()
  const lying = await aPicture({ width: 400, height: 300 })
    .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '48/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { body } = await upload(uploadPath(place), aFile(lying))
  expect(body.images[0]).toMatchObject({ width: 300, height: 400 })
  const stored = await sharp(await store.read(body.storagePath)).metadata()
  expect([stored.exif, stored.xmp, stored.icc, stored.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('photos of iPhones and AVIF are taken as they come, and lose where they were taken', async () => {
  const { place, upload, store } = await aPlaceToPhotograph()
  for (const [photo, type] of [
    [await iphonePhoto(), ''],
    [await avifPhoto(), 'image/avif'],
  ] as const) {
    const { status, body } = await upload(uploadPath(place), aFile(photo, type))
    expect([status, body.storagePath]).toEqual([200, expect.stringMatching(/-160x240\.webp$/)])
    const { format, exif, width } = await sharp(await store.read(body.storagePath)).metadata()
    expect([format, exif, width]).toEqual(['webp', undefined, 160])
  }
})

test('what hides behind a photo is gone', async () => {
  const { place, upload, store } = await aPlaceToPhotograph()
  const jpeg = await aPicture().jpeg().toBuffer()
  const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK\x03\x04')])
  const { status, body } = await upload(uploadPath(place), aFile(polyglot))
  const stored = Buffer.from((await store.read(body.storagePath)) ?? '')
  expect([status, stored.includes('script'), stored.includes('PK')]).toEqual([200, false, false])
})

test('the same photo sent twice is refused the second time; another place may have it too', async () => {
  const { db, place, upload, files } = await aPlaceToPhotograph()
  const photo = aFile(await aPicture({ width: 300, height: 200 }).png().toBuffer())
  const answers = await Promise.all([upload(uploadPath(place), photo), upload(uploadPath(place), photo)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe('This place has this photo already')
  expect(await files()).toHaveLength(1)
  expect((await upload(uploadPath(await aPlace(db)), photo)).status).toBe(200)
  expect(await files()).toHaveLength(2)
})

test('what else is there once only is no photo that the place has already', async () => {
  const { db, place, upload } = await aPlaceToPhotograph()
  const aPhoto = async (width: number) => aFile(await aPicture({ width, height: 200 }).png().toBuffer())
  expect((await upload(uploadPath(place), await aPhoto(300))).status).toBe(200)
  // As after a restore by hand that left the numbers behind.
  await db.execute(
    sql`select setval(pg_get_serial_sequence('place_images', 'id'), (select max(id) from place_images), false)`,
  )
  expect((await upload(uploadPath(place), await aPhoto(301))).status).toBe(503)
})

test('of many first photos at once one is primary', async () => {
  const { db, place, upload } = await aPlaceToPhotograph()
  const photos = await Promise.all(
    [1, 2, 3, 4, 5].map((side) =>
      aPicture({ width: side * 10, height: 10 })
        .png()
        .toBuffer(),
    ),
  )
  await Promise.all(photos.map((photo) => upload(uploadPath(place), aFile(photo))))
  expect(await primaryIds(db)).toHaveLength(1)
})

test('texts that are too long or no web address are refused with their names, and nothing is kept', async () => {
  const { place, upload, files } = await aPlaceToPhotograph()
  const photo = aFile(await aPicture({ width: 30, height: 20 }).png().toBuffer())
  for (const [field, text] of [
    ['altText', 'x'.repeat(301)],
    ['photographerName', 'x'.repeat(201)],
    ['photographerProfileUrl', 'javascript:alert(1)'],
    ['photographerProfileUrl', 'https://user:pass@ana.example'],
  ] as const) {
    const { status, body } = await upload(uploadPath(place), photo, { [field]: text })
    expect([status, body.issues[0].path]).toEqual([422, field])
  }
  expect(await files()).toEqual([])
})

test('a place that is not there gets no photo', async () => {
  const { upload, files } = await aPlaceToPhotograph()
  for (const id of ['999', '0', 'abc'])
    expect(
      (await upload(`/api/admin/places/${id}/images/upload`, aFile(await aPicture().png().toBuffer())))
        .status,
    ).toBe(404)
  expect(await files()).toEqual([])
})

test('an image becomes the one primary image; a second time nothing changes', async () => {
  const { db, place, call, publicJson } = await aPlaceToPhotograph()
  const first = await anImage(db, place, { isPrimary: true })
  const second = await anImage(db, place)
  const { status, body } = await call('PUT', `/api/places/images/${second.id}/primary`)
  expect([status, body.success]).toEqual([200, true])
  expect(body.images.map(({ id, isPrimary }: PlaceImage) => [id, isPrimary])).toEqual([
    [second.id, true],
    [first.id, false],
  ])
  expect((await publicJson(`/api/places/${place.slug}`)).images).toEqual(body.images)
  const noted = () => db.$count(auditLog, eq(auditLog.entity, 'place_images'))
  expect(await noted()).toBe(1)
  await call('PUT', `/api/places/images/${second.id}/primary`)
  expect(await noted()).toBe(1)
})

test('of many that are made primary at once, one is in the end', async () => {
  const { db, place, call } = await aPlaceToPhotograph()
  const images = [await anImage(db, place, { isPrimary: true })]
  for (let count = 0; count < 4; count++) images.push(await anImage(db, place))
  const answers = await Promise.all(images.map(({ id }) => call('PUT', `/api/places/images/${id}/primary`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await primaryIds(db)).toHaveLength(1)
})

test('a deleted image is gone with its files, and the next one in order is primary', async () => {
  const { db, place, upload, call, get, files } = await aPlaceToPhotograph()
  const found = await anImage(db, place, { imageType: 'unsplash_auto', storagePath: null })
  const chosen = await anImage(db, place, { imageType: 'unsplash_manual', storagePath: null })
  const { body } = await upload(uploadPath(place), aFile(await aPicture().jpeg().toBuffer()))
  const own = body.images[0].id
  await call('PUT', `/api/places/images/${own}/primary`)
  const { status, body: left } = await call('DELETE', `/api/admin/places/images/${own}`)
  expect([status, left.success]).toEqual([200, true])
  expect(left.images.map(({ id, isPrimary }: PlaceImage) => [id, isPrimary])).toEqual([
    [chosen.id, true],
    [found.id, false],
  ])
  expect(await files()).toEqual([])
  expect((await get(`/api/images/${body.storagePath}`)).status).toBe(404)
  expect((await call('DELETE', `/api/admin/places/images/${own}`)).status).toBe(404)
})

test('an editor puts images into an order; the primary one and the types keep their rank', async () => {
  const { db, place, call, publicJson } = await aPlaceToPhotograph()
  const [first, second, third] = [
    await anImage(db, place, { isPrimary: true }),
    await anImage(db, place),
    await anImage(db, place),
  ]
  const found = await anImage(db, place, { imageType: 'unsplash_manual' })
  const order = (ids: number[]) => call('PUT', `/api/admin/places/${place.id}/images/order`, { ids })
  const { status, body } = await order([found.id, third.id, second.id, first.id])
  const wanted = [first.id, third.id, second.id, found.id]
  expect([status, idsOf(body)]).toEqual([200, wanted])
  expect(idsOf(await publicJson(`/api/places/${place.slug}`))).toEqual(wanted)
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    { entity: 'place_images', after: { order: wanted } },
  ])

  const incomplete = await order([first.id, second.id, third.id])
  expect([incomplete.status, idsOf(incomplete.body.current)]).toEqual([409, wanted])
  expect((await order([...wanted, 0])).status).toBe(409)
  expect((await call('PUT', '/api/admin/places/999/images/order', { ids: [] })).status).toBe(404)
})

const idsOf = ({ images }: { images: PlaceImage[] }) => images.map(({ id }) => id)

test('an editor says more of an image, or less; the sent texts only', async () => {
  const { db, place, call } = await aPlaceToPhotograph()
  const { id } = await anImage(db, place, { altText: 'Old', photographerName: 'Ana' })
  const path = `/api/admin/places/images/${id}`
  const { status, body } = await call('PATCH', path, {
    altText: '  ',
    photographerProfileUrl: 'https://ana.example/',
  })
  expect([status, body.images[0]]).toMatchObject([
    200,
    { altText: null, photographerName: 'Ana', photographerProfileUrl: 'https://ana.example/' },
  ])
  expect((await call('PATCH', path, {})).status).toBe(200)
  const refused = await call('PATCH', path, { photographerProfileUrl: 'ftp://ana.example' })
  expect([refused.status, refused.body.issues[0].path]).toEqual([422, 'photographerProfileUrl'])
  expect((await call('PATCH', path, { altText: 5 })).status).toBe(400)
})

test('texts of an image that changed since they were read are answered with those of now', async () => {
  const { db, place, call } = await aPlaceToPhotograph()
  const { id } = await anImage(db, place, { altText: 'Goats', photographerName: 'Ana' })
  const path = `/api/admin/places/images/${id}`
  const say = (altText: string) => call('PATCH', path, { altText, base: { altText: 'Goats' } })
  expect((await say('Two goats')).status).toBe(200)
  const { status, body } = await say('A barn')
  expect([status, body.code]).toEqual([409, 'stale'])
  expect(body.current.images).toMatchObject([{ id, altText: 'Two goats', photographerName: 'Ana' }])
  const other = await call('PATCH', path, { photographerName: 'Bo', base: { photographerName: 'Ana' } })
  expect(other.body.images).toMatchObject([{ altText: 'Two goats', photographerName: 'Bo' }])
})

test.for(['0', '-1', '1.5', 'abc', '2147483648', '99'])('%s is no image', async (id) => {
  const { call } = await aPlaceToPhotograph()
  expect((await call('PUT', `/api/places/images/${id}/primary`)).status).toBe(404)
  expect((await call('DELETE', `/api/admin/places/images/${id}`)).status).toBe(404)
  expect((await call('PATCH', `/api/admin/places/images/${id}`, {})).status).toBe(404)
})

test('photos of a place that visitors do not see are for editors only', async () => {
  const { place, upload, get, ask } = await aPlaceToPhotograph({ isActive: false })
  const { body } = await upload(uploadPath(place), aFile(await aPicture().jpeg().toBuffer()))
  expect((await get(`/api/images/${body.storagePath}`)).status).toBe(404)
  expect((await get(`/api/admin/images/${body.storagePath}`)).status).toBe(401)
  const answer = await ask(`/api/admin/images/${body.storagePath}?w=320`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(answer.headers.get('cache-control')).toMatch(/^private/)
})

const primaryIds = (db: Database) =>
  db.select({ id: placeImages.id }).from(placeImages).where(eq(placeImages.isPrimary, true))
