import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
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

test('a folder that a build cannot write in, as one with sudo leaves it, is named with what to do', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [dist, assets] = [join(folder, 'dist'), join(folder, 'dist', 'client', 'assets')]
  await mkdir(assets, { recursive: true })
  // Root may write anywhere.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const said = () => {
    const module = JSON.stringify(new URL('./built-site.ts', import.meta.url).href)
    const code = `
      const { demandFolder } = await import(${module})
      await demandFolder(${JSON.stringify(dist)}).then(() => console.log('taken'), ({ message }) => console.log(message))`
    const args = ['--input-type=module', '--eval', code]
    return spawnSync(process.execPath, args, { ...nobody, encoding: 'utf8' }).stdout
  }
  for (const one of [folder, dist, join(dist, 'client'), assets]) await chmod(one, 0o777)
  expect(said()).toBe('taken\n')
  await chmod(assets, 0o555)
  expect(said()).toBe(
    `The pages have to be built anew, and ${assets} may not be written in (EACCES). A build that ran as somebody else, as with sudo, ` +
      `may have left it: as root, run chown -R USER ${dist}, with the user that the guide runs as.\n`,
  )
  await rm(dist, { recursive: true })
  await chmod(folder, 0o555)
  expect(said()).toContain(`${dist} may not be written in (EACCES)`)
})
