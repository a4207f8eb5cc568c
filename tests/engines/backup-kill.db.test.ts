import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { guideCommand } from '../guides/guide-command.ts'
import { copyOf, dropCopy } from '../template-database.ts'
import { aFolder } from './embedded-process.ts'

type Settings = { DATA_DIR: string; DATABASE_URL: string }

async function aGuide(): Promise<Settings> {
  const template = inject('templateDatabase')
  const DATABASE_URL = template ? await copyOf(template) : ''
  if (DATABASE_URL) onTestFinished(() => dropCopy(DATABASE_URL))
  const settings = { DATA_DIR: await aFolder(), DATABASE_URL }
  expect(await guideCommand('migrate', [], settings)).toMatchObject({ code: 0 })
  return settings
}

const guideFiles = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.startsWith('guide'))

/** A back-up that is sent the signals as soon as something of it is there. */
async function endedBackUp(file: string, settings: Settings, signals: NodeJS.Signals[]) {
  const env = { ...process.env, LOG_LEVEL: 'error', ...settings }
  const child = spawn(process.execPath, ['src/commands/backup.ts', file], { env })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (part) => {
    said += part
  })
  const watcher = watch(join(file, '..'), () => {
    for (const signal of signals) child.kill(signal)
  })
  const [code] = await once(child, 'close')
  watcher.close()
  return { code, said }
}

/** Until one was killed with its work half done: a quick one may be through. */
async function killedBackUp(file: string, settings: Settings) {
  while (!existsSync(`${file}.part`)) {
    await rm(file, { force: true })
    await endedBackUp(file, settings, ['SIGKILL'])
  }
}

test('a back-up that was killed is made by the same call, which removes what those of other days left', async () => {
  const settings = await aGuide()
  const folder = await aFolder('archives')
  const file = join(folder, 'guide-2026-11-30.backup')
  await killedBackUp(file, settings)
  for (const name of ['guide-2026-11-28.backup.part', 'guide-2026-11-28.backup.rows']) {
    await writeFile(join(folder, name), 'half')
    await utimes(join(folder, name), 1, 1)
  }
  const again = await guideCommand('backup', [file], settings)
  expect(again).toMatchObject({ code: 0, said: expect.stringContaining('guide-2026-11-30.backup holds ') })
  expect(await guideFiles(folder)).toEqual(['guide-2026-11-30.backup'])
})

test('a back-up that somebody stops says so and leaves nothing', async () => {
  const settings = await aGuide()
  const folder = await aFolder('archives')
  const file = join(folder, 'guide.backup')
  const stopped = () => endedBackUp(file, settings, ['SIGINT', 'SIGTERM'])
  let ended = await stopped()
  while (ended.code === 0) {
    await rm(file)
    ended = await stopped()
  }
  expect(ended).toEqual({ code: 1, said: 'Stopped: there is no archive.\n' })
  expect(await guideFiles(folder)).toEqual([])
})
