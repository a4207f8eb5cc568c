import { mkdtemp, rm } from 'node:fs/promises'
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
