import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import {
  aFile,
  anUploader,
  aPicture,
  avifPhoto,
  iphonePhoto,
  sayingSize,
} from '../../../tests/test-uploads.ts'

// A shorter one is against the rules of forms.
const boundary = `${'-'.repeat(20)}boundary`

async function aTarget() {
  const db = await testDatabase()
  const { id } = await aPlace(db)
  const uploader = await anUploader(db)
  const path = `/api/admin/places/${id}/images/upload`
  return {
    ...uploader,
    path,
    attack: (bytes: Uint8Array | string, type?: string) => uploader.upload(path, aFile(bytes, type)),
  }
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const small = { width: 40, height: 30 }
const jpeg = () => aPicture(small).jpeg().toBuffer()
const cut = async () => (await aPicture().jpeg().toBuffer()).subarray(0, 5000)
const gif = async () => Buffer.from('GIF89a\x0a\0\x0a\0\0\0\0;', 'latin1')
const tiff = () => aPicture(small).tiff().toBuffer()
const heading = async () => Buffer.concat([Buffer.from('<!doctype html>'), await jpeg()])

// One bit for each pixel, written here: an encoder would go through 768 MB.
function bomb(): Buffer {
  const side = 16_000
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const pixels = deflateSync(Buffer.alloc(side * (1 + side / 8)))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}

test.for([
  ['an SVG', async () => Buffer.from(svg), 'image/svg+xml', 415],
  ['an SVG that calls itself PNG', async () => Buffer.from(svg), 'image/png', 415],
  ['a GIF', gif, 'image/gif', 415],
  ['a TIFF that calls itself JPEG', tiff, 'image/jpeg', 415],
  ['a page that goes on as a photo', heading, 'image/jpeg', 415],
  ['a photo that calls itself a page', jpeg, 'text/html', 415],
  ['a text', async () => Buffer.from('hello'), 'text/plain', 415],
  ['an icon', () => readFile('public/favicon.ico'), 'image/x-icon', 415],
  ['a PNG of 16000 × 16000 pixels', async () => bomb(), 'image/png', 422],
  ['a photo that is cut off', cut, 'image/jpeg', 422],
  ['a head without a photo', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg', 422],
  [
    'an iPhone’s photo that is cut off',
    async () => (await iphonePhoto()).subarray(0, 900),
    'image/heic',
    422,
  ],
  ['AVIF that is cut off', async () => (await avifPhoto()).subarray(0, 900), 'image/avif', 422],
  [
    'HEIC of a billion pixels',
    async () => sayingSize(await iphonePhoto(), 32_000, 32_000),
    'image/heic',
    422,
  ],
  ['a film', async () => Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1'), 'image/heic', 415],
  ['an iPhone’s photo that calls itself a page', iphonePhoto, 'text/html', 415],
  ['an empty file', async () => Buffer.alloc(0), 'image/jpeg', 400],
] as const)('%s is refused, and nothing is kept', async ([, make, type, status]) => {
  const { attack, files } = await aTarget()
  const { status: answered, body } = await attack(await make(), type)
  expect([answered, body.issues[0]?.path]).toEqual([status, 'file'])
  expect(await files()).toEqual([])
})

test('a file of 20 MB is looked at, one byte more is too large', async () => {
  const { attack } = await aTarget()
  const photo = await jpeg()
  const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)])
  expect((await attack(padded(20 * 1024 * 1024))).status).toBe(200)
  expect((await attack(padded(20 * 1024 * 1024 + 1))).status).toBe(413)
  expect((await attack(padded(25 * 1024 * 1024))).status).toBe(413)
})

test('of newer photos with flipped bits each is taken or refused, none breaks anything', async () => {
  const { attack, files } = await aTarget()
  const statuses = new Set<number>()
  for (let seed = 1; seed < 8; seed++)
    for (const original of [await iphonePhoto(), await avifPhoto()])
      statuses.add((await attack(flipped(original, seed))).status)
  expect([...statuses].filter((status) => ![200, 409, 415, 422].includes(status))).toEqual([])
  expect(statuses).toContain(422)
  expect((await attack(await iphonePhoto(), '')).status).toBe(200)
  expect((await files()).length).toBeGreaterThan(0)
})

test('an endless body without a length, or with a wrong one, is cut off at the limit', async () => {
  const { send, path } = await aTarget()
  for (const lie of [{}, { 'Content-Length': '5' }]) {
    const { head, body, sent } = anEndlessForm()
    const { status } = await send(path, {
      method: 'POST',
      headers: { ...head, ...lie },
      body,
      duplex: 'half',
    } as RequestInit)
    expect(status).toBe(413)
    expect(sent()).toBeLessThan(24 * 1024 * 1024)
  }
})

test('what is no form, no whole form, or has no file is refused', async () => {
  const { send, upload, path } = await aTarget()
  const form = (body: string) =>
    send(path, {
      method: 'POST',
      headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
      body,
    })
  for (const body of [
    '',
    'garbage',
    `--${boundary}\r\n`,
    `--${boundary}\r\nContent-Disposition: form-data; name="file"\r\n\r\nhalf`,
    `${`--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`.repeat(31)}--${boundary}--`,
  ])
    expect([body, (await form(body)).status]).toEqual([body, 400])
  expect((await upload(path, undefined, { file: 'a text' })).status).toBe(400)
  const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
  expect((await send(path, json)).status).toBe(415)
})

test('of 240 photos with flipped bits each is taken or refused, none breaks anything', async () => {
  const { attack } = await aTarget()
  const noise = {
    create: {
      ...small,
      channels: 3 as const,
      background: '#000',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    },
  }
  const originals = await Promise.all(
    [sharp(noise).jpeg(), sharp(noise).png(), sharp(noise).webp()].map((photo) => photo.toBuffer()),
  )
  const statuses = new Map<number, number>()
  for (let seed = 0; seed < 80; seed++)
    for (const original of originals) {
      const { status } = await attack(flipped(original, seed))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  expect([...statuses.keys()].filter((status) => ![200, 409, 415, 422].includes(status))).toEqual([])
  expect(statuses.get(422)).toBeGreaterThan(50)
}, 120_000)

/** The photo with up to nine bits turned, the same ones for the same seed. */
function flipped(original: Uint8Array, seed: number) {
  const bytes = new Uint8Array(original)
  let state = seed + 1
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state
  }
  for (let count = 0; count <= seed % 9; count++) {
    const at = next() % bytes.length
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (next() % 8))
  }
  return bytes
}

function anEndlessForm() {
  const chunk = new Uint8Array(1024 * 1024)
  let sent = 0
  const opening = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: image/jpeg\r\n\r\n`
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(opening)),
    pull: (controller) => {
      sent += chunk.length
      controller.enqueue(chunk)
    },
  })
  const head = { 'Content-Type': `multipart/form-data; boundary=${boundary}`, 'Transfer-Encoding': 'chunked' }
  return { head, body, sent: () => sent }
}
