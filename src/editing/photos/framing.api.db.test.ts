import sharp from 'sharp'
import { expect, test } from 'vitest'
import { anImage, aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { aFile, anUploader } from '../../../tests/test-uploads.ts'
import { allPaths } from '../../guide/photos/photo-name.ts'
import { auditLog } from '../../office/accounts/audit-log/audit-log.table.ts'
import { fileRemovals } from '../../office/files/file-removal.table.ts'

async function aPlaceToFrame() {
  const db = await testDatabase()
  const place = await aPlace(db)
  const parts = { db, place, ...(await anUploader(db)) }
  const upload = async () =>
    parts.upload(`/api/admin/places/${place.id}/images/upload`, aFile(await leftRed(), 'image/png'))
  const frame = (id: number, framing: unknown) =>
    parts.call('PUT', `/api/admin/places/images/${id}/framing`, framing)
  return { ...parts, upload, frame }
}

/** Its left half is red, its right half is blue. */
const leftRed = async () => {
  const half = (background: string) =>
    sharp({ create: { width: 400, height: 600, channels: 3, background } }).png()
  return half('#c22').extend({ right: 400, background: '#22c' }).toBuffer()
}

const leftHalf = { x: 0, y: 0, width: 50, height: 100 }
const rightHalf = { ...leftHalf, x: 50 }

async function looksOf(bytes: ArrayBuffer | Uint8Array | undefined) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const of = (x: number) => ((data[(10 * info.width + x) * 3] ?? 0) > 128 ? 'red' : 'blue')
  return [info.width, of(5), of(info.width - 5)]
}

test('a crop makes a photo of its own that carries the whole one along, for editors alone; it can be changed and taken back', async () => {
  const { upload, frame, get, ask, call, files, publicJson, place, db } = await aPlaceToFrame()
  const { body: before } = await upload()
  const [{ id }] = before.images
  const { status, body } = await frame(id, { crop: rightHalf, focus: { x: 60, y: 10 } })
  const [image] = body.images
  expect([status, image]).toMatchObject([200, { width: 400, height: 600, focus: '20% 10%' }])
  expect((await publicJson(`/api/places/${place.slug}`)).images).toEqual(body.images)
  expect(await looksOf(await (await get(`/api/images/${image.storagePath}`)).arrayBuffer())).toEqual([
    ...[400, 'blue', 'blue'],
  ])
  // Nobody but editors sees what was cut away.
  for (const path of [`${image.storagePath}?whole=1`, `${image.storagePath}?w=320&whole=1`])
    expect((await looksOf(await (await get(`/api/images/${path}`)).arrayBuffer()))[1]).toBe('blue')
  expect((await get(`/api/images/${before.storagePath}`)).status).toBe(404)
  const { body: framing } = await call('GET', `/api/admin/places/images/${id}/framing`)
  expect(framing).toMatchObject({ crop: rightHalf, focus: { x: 60, y: 10 }, isCroppable: true })
  expect(await looksOf(await (await ask(framing.whole)).arrayBuffer())).toEqual([800, 'red', 'blue'])
  expect(await files()).toEqual(allPaths(image.storagePath).toSorted())

  const { body: other } = await frame(id, { crop: leftHalf, focus: null })
  expect(other.images[0]).not.toHaveProperty('focus')
  const left = await (await get(`/api/images/${other.images[0].storagePath}`)).arrayBuffer()
  expect(await looksOf(left)).toEqual([400, 'red', 'red'])

  const { body: again } = await frame(id, { crop: null, focus: null })
  expect(again.images[0]).toMatchObject({ width: 800, height: 600 })
  const whole = await (await get(`/api/images/${again.images[0].storagePath}`)).arrayBuffer()
  expect(await looksOf(whole)).toEqual([800, 'red', 'blue'])
  expect(await files()).toEqual(allPaths(again.images[0].storagePath).toSorted())
  expect(await db.$count(fileRemovals)).toBe(0)
  expect(await db.$count(auditLog)).toBe(4)
})

test('a point alone changes no file; the same photo sent again is refused, cropped or not; with it goes its whole', async () => {
  const { upload, frame, files, call } = await aPlaceToFrame()
  const { body } = await upload()
  const [{ id, storagePath }] = body.images
  const pointed = await frame(id, { crop: null, focus: { x: 10, y: 90 } })
  expect(pointed.body.images[0]).toMatchObject({ storagePath, focus: '10% 90%' })
  await frame(id, { crop: leftHalf, focus: null })
  expect((await upload()).status).toBe(409)
  await call('DELETE', `/api/admin/places/images/${id}`)
  expect(await files()).toEqual([])
})

test('what reaches beyond the photo, and a crop of what cannot have one, is refused by its name', async () => {
  const { upload, frame, db, place } = await aPlaceToFrame()
  const { body } = await upload()
  const [{ id }] = body.images
  for (const [framing, path] of [
    [{ crop: { ...rightHalf, width: 51 }, focus: null }, 'crop.width'],
    [{ crop: { ...leftHalf, y: 1 }, focus: null }, 'crop.height'],
    [{ crop: { ...leftHalf, width: 9 }, focus: null }, 'crop.width'],
    [{ crop: null, focus: { x: 101, y: 0 } }, 'focus.x'],
  ] as const) {
    const { status, body } = await frame(id, framing)
    expect([status, body.issues[0].path]).toEqual([422, path])
  }
  const licensed = await anImage(db, place, { license: 'CC BY 4.0' })
  const hotlinked = await anImage(db, place, {
    imageType: 'unsplash_manual',
    publicUrl: 'https://x.example/1',
  })
  for (const image of [licensed, hotlinked]) {
    const refused = await frame(image.id, { crop: leftHalf, focus: null })
    expect([refused.status, refused.body.issues[0].path]).toEqual([422, 'crop'])
    expect((await frame(image.id, { crop: null, focus: { x: 1, y: 2 } })).status).toBe(200)
  }
  expect((await frame(99_999, { crop: null, focus: null })).status).toBe(404)
})

test('whoever frames a photo that somebody has framed since it was read is told so, and so is their Undo', async () => {
  const { upload, frame, call } = await aPlaceToFrame()
  const [{ id }] = (await upload()).body.images
  const read = { crop: null, focus: null }
  const mine = { crop: null, focus: { x: 10, y: 10 } }
  const theirs = { crop: rightHalf, focus: { x: 90, y: 90 } }
  expect((await frame(id, { ...mine, base: read })).status).toBe(200)
  expect((await frame(id, { ...theirs, base: read })).status).toBe(409)
  expect((await frame(id, { ...theirs, base: mine })).status).toBe(200)
  expect(await frame(id, { ...read, base: mine })).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect((await call('GET', `/api/admin/places/images/${id}/framing`)).body).toMatchObject(theirs)
})

test('of two editors who crop at once one is told, and no file is left over', async () => {
  const { upload, frame, files, publicJson, place } = await aPlaceToFrame()
  const { body } = await upload()
  const [{ id }] = body.images
  const answers = await Promise.all([leftHalf, rightHalf].map((crop) => frame(id, { crop, focus: null })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { images } = await publicJson(`/api/places/${place.slug}`)
  expect(await files()).toEqual(allPaths(images[0].storagePath).toSorted())
})
