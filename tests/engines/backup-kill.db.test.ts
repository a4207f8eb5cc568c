import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
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

/** Until one was killed with its work half done: a quick one may be through. */
async function killedBackUp(file: string, settings: Settings) {
  const [folder, part] = [join(file, '..'), `${file}.part`]
  while (!existsSync(part)) {
    await rm(file, { force: true })
    const env = { ...process.env, LOG_LEVEL: 'error', ...settings }
    const child = spawn(process.execPath, ['src/commands/backup.ts', file], { env })
    const watcher = watch(folder, () => child.kill('SIGKILL'))
    await once(child, 'exit')
    watcher.close()
  }
}

test('a back-up that was killed is made by the same call', async () => {
  const settings = await aGuide()
  const folder = await aFolder('archives')
  const file = join(folder, 'guide.backup')
  await killedBackUp(file, settings)
  const again = await guideCommand('backup', [file], settings)
  expect(again).toMatchObject({ code: 0, said: expect.stringContaining('guide.backup holds ') })
  expect((await readdir(folder)).filter((name) => name.startsWith('guide'))).toEqual(['guide.backup'])
})
