import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { anImage, aPlace } from '../../../tests/factories.ts'
import { aSmallDisk } from '../../../tests/faults/small-disk.ts'
import { bucketServer } from '../../../tests/services/bucket-server.ts'
import { faultyServer } from '../../../tests/services/faulty-server.ts'
import { localService } from '../../../tests/services/local-service.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { aFile, anUploader, aPicture } from '../../../tests/test-uploads.ts'
import { ownedStore } from '../../office/files/owned-store.task.ts'
import { siteStore } from '../../office/files/site-store.task.ts'

async function refusing(status: number, code: string): Promise<string> {
  const body = `<Error><Code>${code}</Code><AWSAccessKeyId>the key</AWSAccessKeyId></Error>`
  const { url } = await localService(() => ({ status, body }))
  return `${url.replace('http://', 'http://the%20key:secret@')}/guide`
}

async function breakingOff(): Promise<string> {
  const { url } = await faultyServer({ answer: breaksOff }, '')
  return `${url.replace('http://', 'http://key:secret@')}/guide`
}

/** More is announced than comes. */
function breaksOff(response: ServerResponse) {
  response.writeHead(200, { 'content-length': '1000' })
  response.write('half', () => response.destroy())
}

const troubles: [RegExp, () => Promise<string>][] = [
  [
    /answers 403 \(SignatureDoesNotMatch\): its key is not right, or may not do this/,
    async () => (await bucketServer()).addressOf('wrong'),
  ],
  [
    /answers 404 \(NoSuchBucket\): there is no such bucket/,
    async () => (await bucketServer()).addressOf(undefined, 'gone'),
  ],
  [
    /answers 403 \(RequestTimeTooSkewed\): the clock of the guide’s machine is wrong/,
    () => refusing(403, 'RequestTimeTooSkewed'),
  ],
  [/answers 507 \(XMinioStorageFull\): it is full/, () => refusing(507, 'XMinioStorageFull')],
  [/answers 500 \(InternalError\)/, () => refusing(500, 'InternalError')],
  [/cannot be reached/, async () => 'http://key:secret@127.0.0.1:1/guide'],
  [/breaks off in the middle of an answer/, breakingOff],
]

test.each(troubles)(
  'storage in trouble is told to editors and on the status: %s',
  async (reason, addressOf) => {
    const db = await testDatabase()
    const settings = { STORAGE_URL: await addressOf() }
    const store = ownedStore(db, siteStore({ DATA_DIR: '/nowhere', ...settings }))
    const { upload, get, call } = await anUploader(db, { store, settings })
    const place = await aPlace(db)
    const picture = aFile(await aPicture({ width: 20, height: 20 }).png().toBuffer())
    const sent = await upload(`/api/admin/places/${place.id}/images/upload`, picture)
    expect(sent).toMatchObject({
      status: 503,
      body: { code: 'storage', message: expect.stringMatching(reason) },
    })
    expect(sent.body.message).not.toContain('the key')

    await anImage(db, place, { storagePath: 'places/ab/cd-300x200.webp' })
    const shown = await get('/api/images/places/ab/cd-300x200.webp')
    expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '5'])

    const title = 'Pictures can be neither stored nor shown'
    const warning = { kind: 'storage', title, text: expect.stringMatching(reason) }
    for (const screen of ['status', 'dashboard'])
      expect((await call('GET', `/api/admin/${screen}`)).body.warnings).toEqual([warning])
  },
)

test('storage that answers is no warning', async () => {
  const db = await testDatabase()
  const { call } = await anUploader(db, { settings: { STORAGE_URL: (await bucketServer()).addressOf() } })
  expect((await call('GET', '/api/admin/status')).body.warnings).toEqual([])
})

test('a folder that takes no pictures is told to editors and on the status, and is not taken for the database', async () => {
  const db = await testDatabase()
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'no-folder-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true }))
  // Root may write wherever it likes, but not below a file.
  await writeFile(join(DATA_DIR, 'images'), '')
  const settings = { DATA_DIR, STORAGE_URL: undefined }
  const { upload, call } = await anUploader(db, { store: siteStore(settings), settings })
  const place = await aPlace(db)
  const picture = aFile(await aPicture({ width: 20, height: 20 }).png().toBuffer())
  expect(await upload(`/api/admin/places/${place.id}/images/upload`, picture)).toMatchObject({
    status: 503,
    body: { code: 'storage', message: 'The storage of this machine is no folder (ENOTDIR)' },
  })
  expect((await call('GET', '/api/admin/status')).body.warnings).toEqual([
    {
      kind: 'storage',
      title: 'No pictures can be stored',
      text: expect.stringMatching(
        /images must be a folder that the guide may write in: ENOTDIR.* Look at DATA_DIR/,
      ),
    },
  ])
})

test('so is one whose disk can only be read', async ({ skip }) => {
  const disk = await aSmallDisk(4)
  if (!disk) return skip('Here no disk may be mounted')
  onTestFinished(() => disk.remove())
  await disk.closeToWrites()
  const store = siteStore({ DATA_DIR: disk.folder, STORAGE_URL: undefined })
  await expect(store.write('places/ab/cd.webp', new Uint8Array(1))).rejects.toThrow(
    'The storage of this machine can only be read (EROFS)',
  )
  expect(await store.read('places/ab/cd.webp')).toBeUndefined()
})
