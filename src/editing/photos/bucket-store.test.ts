import { expect, test } from 'vitest'
import { bucketServer } from '../../../tests/services/bucket-server.ts'
import { faults } from '../../../tests/services/faults.ts'
import { faultyServer } from '../../../tests/services/faulty-server.ts'
import { bucketStore } from '../../office/files/bucket-store.task.ts'
import { siteStore } from '../../office/files/site-store.task.ts'

const bytes = new Uint8Array([0, 13, 10, 255])

async function aBucket() {
  const server = await bucketServer()
  return { ...server, store: siteStore({ DATA_DIR: '/nowhere', STORAGE_URL: server.addressOf() }) }
}

test('what is written can be read and removed; what is not there is neither read nor an error', async () => {
  const { store, objects } = await aBucket()
  objects.set('backups/guide.tar', Buffer.from(bytes))
  expect(await store.isEmpty()).toBe(true)
  for (const name of ['a', 'b', 'c']) await store.write(`places/ab/${name}-1x1.webp`, bytes)
  expect(await store.isEmpty()).toBe(false)
  expect([...objects.keys()]).toContain('images/places/ab/a-1x1.webp')
  expect(await store.read('places/ab/a-1x1.webp')).toEqual(bytes)
  await store.remove('places/ab/c-1x1.webp')
  await store.remove('places/ab/c-1x1.webp')
  expect(await store.read('places/ab/c-1x1.webp')).toBeUndefined()
  expect([...objects.keys()]).toHaveLength(3)
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
    await expect(store.isEmpty()).rejects.toThrow(reason)
  }
})

test('an answer that does not end is given up, and fills no memory', async () => {
  const endless = faults.find(({ name }) => name === '500 MB')
  const server = await faultyServer(endless ?? { answer: () => undefined }, '')
  const store = bucketStore(`http://key:secret@127.0.0.1:${server.port}/guide`)
  await expect(store.read('a.webp')).rejects.toThrow('The storage answers at too great a length')
  await expect(store.isEmpty()).rejects.toThrow('The storage answers at too great a length')
})
