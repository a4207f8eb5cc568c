import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildWhole, isBuilt } from './built-site.ts'

test('what a build that broke off has left is not taken for the pages of before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const stamped = join(folder, 'stamp.txt')
  expect(await isBuilt(stamped)).toBe(false)
  await buildWhole(async () => undefined, stamped)
  expect(await isBuilt(stamped)).toBe(true)
  const broken = buildWhole(() => Promise.reject(new Error('The disk is full')), stamped)
  await expect(broken).rejects.toThrow('The disk is full')
  expect(await isBuilt(stamped)).toBe(false)
})

test('files that lie as they lay at the start before are not read; others may be the same all the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [stamped, times] = [join(folder, 'stamp.txt'), join(folder, 'stamp.txt.times')]
  await buildWhole(async () => undefined, stamped)
  expect(await isBuilt(stamped)).toBe(true)
  const noted = await readFile(times, 'utf8')
  // What a full disk leaves of it is looked at once more.
  await writeFile(times, noted.slice(0, 9))
  expect(await isBuilt(stamped)).toBe(true)
  expect(await readFile(times, 'utf8')).toBe(noted)
  await writeFile(stamped, 'other')
  expect(await isBuilt(stamped)).toBe(false)
  // No file that was read would say so.
  await writeFile(times, `other\n${noted.split('\n')[1]}`)
  expect(await isBuilt(stamped)).toBe(true)
})
