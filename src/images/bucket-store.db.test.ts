import { pino } from 'pino'
import { expect, test } from 'vitest'
import { anImage, aPlace } from '../../tests/factories.ts'
import { bucketServer } from '../../tests/services/bucket-server.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { bucketStore } from './bucket-store.task.ts'
import { siteStore } from './site-store.task.ts'
import { sweepImages } from './sweep-images.task.ts'

const bytes = new Uint8Array([0, 13, 10, 255])

async function aBucket() {
  const server = await bucketServer()
  return { ...server, store: siteStore({ DATA_DIR: '/nowhere', STORAGE_URL: server.addressOf() }) }
}

test('what is written can be read, listed and removed; what is not there is neither read nor an error', async () => {
  const { store, objects } = await aBucket()
  const before = Date.now() - 1000
  for (const name of ['a', 'b', 'c', 'd', 'e']) await store.write(`places/ab/${name}-1x1.webp`, bytes)
  expect([...objects.keys()]).toContain('images/places/ab/a-1x1.webp')
  expect(await store.read('places/ab/a-1x1.webp')).toEqual(bytes)
  await store.remove('places/ab/c-1x1.webp')
  await store.remove('places/ab/c-1x1.webp')
  expect(await store.read('places/ab/c-1x1.webp')).toBeUndefined()
  const files = await store.list()
  expect(files.map(({ path }) => path)).toEqual(
    ['a', 'b', 'd', 'e'].map((name) => `places/ab/${name}-1x1.webp`),
  )
  expect(files.every(({ changedAt }) => changedAt.getTime() > before)).toBe(true)
})

test('a wrong secret and a bucket that is not there are errors, whatever is asked', async () => {
  const { addressOf } = await aBucket()
  for (const [address, reason] of [
    [addressOf('another secret'), 'SignatureDoesNotMatch'],
    [addressOf(undefined, 'other'), 'NoSuchBucket'],
  ] as const) {
    const store = bucketStore(address)
    await expect(store.write('a.webp', bytes)).rejects.toThrow(reason)
    await expect(store.read('a.webp')).rejects.toThrow(reason)
    await expect(store.remove('a.webp')).rejects.toThrow(reason)
    await expect(store.list()).rejects.toThrow(reason)
  }
})

test('the sweep removes what no row names, and nothing else of the bucket', async () => {
  const { store, objects } = await aBucket()
  const db = await testDatabase()
  const path = 'places/ab/cd-1600x900.webp'
  await anImage(db, await aPlace(db), { storagePath: path })
  for (const name of [path, 'places/ab/cd-1600x900.320.webp', 'places/ab/ef-800x600.webp'])
    await store.write(name, bytes)
  objects.set('backups/guide.tar', { bytes: Buffer.from(bytes), changedAt: new Date(0) })
  expect(await sweepImages({ db, log: pino({ level: 'silent' }), store }, { leaveMs: -1000 })).toBe(1)
  expect([...objects.keys()]).toEqual([
    `images/${path}`,
    'images/places/ab/cd-1600x900.320.webp',
    'backups/guide.tar',
  ])
})
