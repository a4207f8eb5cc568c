import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listSynced } from '../../../tests/list-synced.ts'
import { ArchiveError } from './archive-error.ts'
import { archiveName, archivePrefix } from './archive-name.ts'
import { folderArchives, removeKilled } from './folder-archives.task.ts'
import { readArchive } from './read-archive.task.ts'
import { writeArchive } from './write-archive.task.ts'

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'archive-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const entries = [
  { name: 'manifest.json', bytes: Buffer.from('{"format":1}') },
  { name: 'empty', bytes: Buffer.alloc(0) },
  {
    name: `pictures/${'a'.repeat(120)}.webp`,
    bytes: Buffer.from(Array.from({ length: 700 }, (_, i) => i % 251)),
  },
]

const write = (file: string, passphrase?: string) =>
  writeArchive(file, passphrase, async (add) => {
    for (const { name, bytes } of entries) await add(name, bytes)
  })

async function all<Entry>(read: AsyncIterable<Entry>) {
  const entries: Entry[] = []
  for await (const entry of read) entries.push(entry)
  return entries
}

const passphrases = [undefined, 'four words and a number 7']

test.for(passphrases)('what is written is read again, and only its owner may (%s)', async (passphrase) => {
  const file = join(await aFolder(), 'guide.backup')
  await write(file, passphrase)
  expect(await all(readArchive(file, passphrase))).toEqual(entries)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test.skipIf(process.platform === 'win32')('its name outlasts a power cut, as its bytes do', async () => {
  const folder = await aFolder()
  const synced = await listSynced(folder)
  await write(join(folder, 'guide.backup'))
  expect(synced.at(-1)).toBe('folder')
})

test.for(passphrases)(
  'each byte that differs, and each that is missing, is found (%s)',
  async (passphrase) => {
    const folder = await aFolder()
    const [whole, changed] = [join(folder, 'whole'), join(folder, 'changed')]
    await write(whole, passphrase)
    const bytes = await readFile(whole)
    const found: number[] = []
    const isFound = async () => {
      const error = await all(readArchive(changed, passphrase)).catch((reason: unknown) => reason)
      return error instanceof ArchiveError
    }
    // Of a sealed one the ends, and some in between: deriving a key is slow on purpose.
    const step = passphrase === undefined ? 1 : 97
    const places = Array.from({ length: bytes.length }, (_, at) => at).filter(
      (at) => at % step === 0 || at < 10 || at > bytes.length - 10,
    )
    for (const at of places) {
      await writeFile(changed, bytes.with(at, (bytes[at] ?? 0) ^ (1 << (at % 8))))
      if (await isFound()) found.push(at)
    }
    expect(found).toEqual(places)
    for (const length of [0, 5, 20, 70, bytes.length >> 1, bytes.length - 1]) {
      await writeFile(changed, bytes.subarray(0, length))
      expect([length, await isFound()]).toEqual([length, true])
    }
  },
)

test('a sealed archive shows nothing, and opens with its own passphrase alone', async () => {
  const file = join(await aFolder(), 'guide.backup')
  await write(file, 'four words and a number 7')
  expect((await readFile(file)).includes('manifest')).toBe(false)
  await expect(all(readArchive(file))).rejects.toThrow('The archive is sealed')
  await expect(all(readArchive(file, 'four words and a number 8'))).rejects.toThrow('is another')
})

test('an archive that is there stays; one that fails on the way leaves nothing', async () => {
  const folder = await aFolder()
  const file = join(folder, 'guide.backup')
  await writeFile(file, 'mine')
  await expect(write(file)).rejects.toThrow('is there already')
  expect(await readFile(file, 'utf8')).toBe('mine')
  await expect(stat(`${file}.part`)).rejects.toThrow('ENOENT')
  const broken = writeArchive(join(folder, 'other'), undefined, async (add) => {
    await add('a', Buffer.from('a'))
    throw new Error('the database went')
  })
  await expect(broken).rejects.toThrow('the database went')
  await expect(stat(join(folder, 'other.part'))).rejects.toThrow('ENOENT')
  for (const path of [join(folder, 'none'), folder])
    await expect(all(readArchive(path))).rejects.toThrow(ArchiveError)
})

test('of two that write one archive at once the second is refused before it begins, and the first is whole', async () => {
  const file = join(await aFolder(), 'guide.backup')
  let isRefused = false
  await writeArchive(file, undefined, async (add) => {
    await expect(write(file)).rejects.toThrow('another back-up is writing it')
    isRefused = true
    for (const { name, bytes } of entries) await add(name, bytes)
  })
  expect(isRefused).toBe(true)
  expect(await all(readArchive(file))).toEqual(entries)
})

test('who makes another archive leaves what is being written, and removes what a killed one left', async () => {
  const folder = await aFolder()
  const [dead, name] = [1, 2].map((day) => archiveName('1a2b3c4d', new Date(day * 86_400_000), 'scheduled'))
  await writeFile(join(folder, `${dead}.part`), 'half')
  await utimes(join(folder, `${dead}.part`), 1, 1)
  await writeArchive(join(folder, `${name}`), undefined, async (add) => {
    await folderArchives(folder).tidy(archivePrefix('1a2b3c4d'))
    expect((await readdir(folder)).toSorted()).toEqual([`${name}.part`, `${name}.rows`])
    for (const { name, bytes } of entries) await add(name, bytes)
  })
  expect(await all(readArchive(join(folder, `${name}`)))).toEqual(entries)
})

test('of what killed ones left goes what has the same name but for its numbers, unless it may be being written', async () => {
  const folder = await aFolder()
  const killed = [
    'guide-2026-11-01.backup.part',
    'guide-2026-11-01.backup.rows',
    'guide-2026-10-02.backup.rows',
  ]
  const written = [
    'guide-2026-11-03.backup.part',
    'guide-2026-11-03.backup.rows',
    'guide-2026-11-05.backup.rows',
  ]
  const others = [
    'guide-of-2026.backup.part',
    'guide-2026-11-01.backup',
    'other.part',
    'guide-2026-11-01.part',
  ]
  for (const name of [...killed, ...written, ...others]) {
    await writeFile(join(folder, name), 'half')
    if (name !== written[0] && name !== written[2]) await utimes(join(folder, name), 1, 1)
  }
  await removeKilled(join(folder, 'guide-2026-11-30.backup'))
  expect((await readdir(folder)).toSorted()).toEqual([...written, ...others].toSorted())
  await removeKilled(join(folder, 'none', 'guide.backup'))
})

test('a writer that was taken for dead gives no name to the file of who followed it, nor removes it', async () => {
  const file = join(await aFolder(), 'guide.backup')
  const late = writeArchive(file, undefined, async (add) => {
    await rm(`${file}.part`)
    await writeFile(`${file}.part`, 'half of another')
    await add('a', Buffer.from('a'))
  })
  await expect(late).rejects.toThrow('another back-up is writing it')
  expect(await readFile(`${file}.part`, 'utf8')).toBe('half of another')
  await expect(stat(file)).rejects.toThrow('ENOENT')
})
