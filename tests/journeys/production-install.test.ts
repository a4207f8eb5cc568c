import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { aFolder, failingStart, startGuide } from '../guides/guide-process.ts'
import { ask } from './ask.ts'
import { makeProductionTree, makeStale, productionPackages, sizeOf } from './production-tree.ts'
import { aServerDatabase } from './server-database.ts'

let tree: string

beforeAll(async () => {
  tree = await aFolder()
  await makeProductionTree(tree)
  return () => rm(tree, { recursive: true, force: true })
})

const engines = ['the embedded database', ...(process.env.TEST_DATABASE_URL ? ['PostgreSQL'] : [])]

test.each(engines)('a production install runs the guide and every command on %s', async (engine) => {
  const dataDir = await aFolder()
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const server = engine === 'PostgreSQL' ? await aServerDatabase() : undefined
  const env = { DATA_DIR: dataDir, ...(server && { DATABASE_URL: server }) }
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
  expect(await sizeOf(join(tree, 'node_modules'))).toBeLessThan(130_000_000)
})

// The last, for it spoils the tree.
test('a production install that was not built says what to do', async () => {
  await makeStale(tree)
  const { code, said } = await failingStart({ DATA_DIR: join(tree, 'data') }, tree)
  expect(code).toBe(1)
  expect(said).toMatch(/^dist\/ was not built from these files.*npm ci && npm run build/)
})

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
