import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { adminSettings, editorAt } from '../guides/editor-at.ts'
import { aFolder, failingStart, startGuide } from '../guides/guide-process.ts'
import { aFile, avifPhoto, iphonePhoto } from '../test-uploads.ts'
import { ask } from './ask.ts'
import { leaveOut, makeProductionTree, makeStale, productionPackages, sizeOf } from './production-tree.ts'
import { aServerDatabase } from './server-database.ts'

let tree: string
let installed: number

beforeAll(async () => {
  tree = await aFolder()
  await makeProductionTree(tree)
  installed = await sizeOf(join(tree, 'node_modules'))
  await leaveOut(tree)
  return () => rm(tree, { recursive: true, force: true })
})

const engines = ['the embedded database', ...(process.env.TEST_DATABASE_URL ? ['PostgreSQL'] : [])]

test.each(engines)('what the image holds runs the guide and every command on %s', async (engine) => {
  const dataDir = await aFolder()
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const server = engine === 'PostgreSQL' ? await aServerDatabase() : undefined
  const env = { ...adminSettings, DATA_DIR: dataDir, ...(server && { DATABASE_URL: server }) }
  const run = (name: string, args: string[] = [], input = '') => command(name, { args, input, env })

  expect(await run('seed')).toMatch(/^Seeded \d+ cities/)
  const guide = await startGuide(env, undefined, tree)
  onTestFinished(async () => void (await guide.stop()))
  for (const path of [
    '/',
    '/funcity/vienna',
    '/search?q=zoo',
    '/admin/login',
    '/api/openapi.json',
    '/readyz',
  ])
    expect([path, (await ask(path, { at: guide.url })).status]).toEqual([path, 200])
  for (const photo of [await iphonePhoto(), await avifPhoto()])
    expect((await upload(photo, guide.url)).status).toBe(200)

  // Beside the guide, as they may: the embedded database takes seconds to open.
  expect(await run('migrate')).toContain('up to date')
  expect(await run('import', [resolve('tests/fixtures/osm/krems.json.gz')])).toContain('1 file imported')
  expect(await run('viewer-sql')).toMatch(/create view/i)
  expect(await run('adopt-pictures')).toContain('belong to this database now')
  expect(await run('add-admin', ['lean'], 'a long password')).toContain("'lean' is an admin now")
  expect(await run('set-password', ['lean'], 'another password')).toContain('is changed')
})

test('a production install is at most 124 packages and 130 MB, Node aside', async () => {
  expect((await productionPackages()).length).toBeLessThanOrEqual(124)
  expect(installed).toBeLessThan(130_000_000)
})

// The last, for it spoils the tree.
test('a production install that was not built says what to do', async () => {
  await makeStale(tree)
  const { code, said } = await failingStart({ DATA_DIR: join(tree, 'data') }, tree)
  expect(code).toBe(1)
  expect(said).toMatch(/^dist\/ was not built from these files.*npm ci && npm run build/)
})

/** To the first place of the guide. */
async function upload(photo: Uint8Array, url: string) {
  const { call, session } = await editorAt(url)
  const { body } = await call('GET', '/api/admin/places?limit=1')
  const form = new FormData()
  form.set('file', aFile(photo))
  const headers = { cookie: `${session.name}=${session.value}` }
  return fetch(`${url}/api/admin/places/${body.data[0].id}/images/upload`, {
    method: 'POST',
    headers,
    body: form,
  })
}

function command(
  name: string,
  { args, input, env }: { args: string[]; input: string; env: Record<string, string> },
): Promise<string> {
  return new Promise((settle, reject) => {
    const compiled = { NODE_COMPILE_CACHE: join(tree, 'compiled') }
    const options = { cwd: tree, env: { ...process.env, ...compiled, DATABASE_URL: '', ...env } }
    const child = execFile(
      process.execPath,
      [`src/commands/${name}.ts`, ...args],
      options,
      (error, stdout) => {
        if (error) reject(error)
        else settle(stdout)
      },
    )
    child.stdin?.end(`${input}\n`)
  })
}
