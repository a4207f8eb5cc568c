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

test('files that lie as they lay when it was built are not read; others may be the same all the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const stamped = join(folder, 'stamp.txt')
  await buildWhole(async () => undefined, stamped)
  const [contents = '', times = ''] = (await readFile(stamped, 'utf8')).split('\n')
  await writeFile(stamped, `of no file that is here\n${times}`)
  expect(await isBuilt(stamped)).toBe(true)
  await writeFile(stamped, `${contents}\nof another checkout`)
  expect(await isBuilt(stamped)).toBe(true)
  expect(await readFile(stamped, 'utf8')).toBe(`${contents}\n${times}`)
  await writeFile(stamped, 'of no file that is here\nof another checkout')
  expect(await isBuilt(stamped)).toBe(false)
})
