import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder, freePort } from '../guides/guide-process.ts'
import { ask } from './ask.ts'
import { aSeededHome } from './guide-home.ts'

test('while it is written, the guide shows each change of a page and of the API at once', async () => {
  const folder = await aCopy()
  const at = await develop(folder)

  expect((await ask('/', { at })).html).toContain('Find the fun around every European city')
  const refused = await ask('/api/cities/nowhere', { at })
  expect([refused.status, JSON.parse(refused.html).message]).toEqual([404, 'No such city'])

  await replace(join(folder, 'src/guide/home/home-screen.tsx'), 'Find the fun', 'Look for the fun')
  await replace(join(folder, 'src/platform/calls/problem.ts'), 'No such', 'Nowhere a')
  const shown = async () => [(await ask('/', { at })).html, (await ask('/api/cities/nowhere', { at })).html]
  await expect
    .poll(shown)
    .toEqual([expect.stringContaining('Look for the fun'), expect.stringContaining('Nowhere a city')])
})

/** The guide's files in a folder of their own, to be changed there. */
async function aCopy(): Promise<string> {
  const folder = await aFolder()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of ['src', 'public', 'migrations', 'package.json', 'vite.config.ts', 'tsconfig.json'])
    await cp(name, join(folder, name), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Where `npm run dev` answers in that folder. */
async function develop(folder: string): Promise<string> {
  const port = String(await freePort())
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    ...(await aSeededHome()),
    PORT: port,
  }
  const child = spawn(process.execPath, ['src/commands/dev.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  for await (const line of createInterface({ input: child.stdout })) if (line.includes(port)) break
  child.stdout.resume()
  return `http://127.0.0.1:${port}`
}

async function replace(file: string, before: string, after: string) {
  await writeFile(file, (await readFile(file, 'utf8')).replace(before, after))
}
