import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const tellAtEnd = `
  import { registerHooks } from 'node:module'
  const files = []
  const resolve = (name, context, next) => {
    const found = next(name, context)
    files.push(found.url)
    return found
  }
  registerHooks({ resolve })
  process.once('exit', () => {
    const unneeded = files.filter((file) => /electric-sql|parse5|csv-parse/.test(file))
    const stripper = process.moduleLoadList.filter((name) => name.includes('amaro'))
    process.stdout.write(JSON.stringify({ files: files.length, unneeded: [...unneeded, ...stripper] }))
  })`

/** A start that reads all its modules, and then that it cannot go on. */
function brokenStart() {
  const probe = `data:text/javascript,${encodeURIComponent(tellAtEnd)}`
  const env = { ...process.env, PORT: 'none' }
  return spawnSync(process.execPath, ['--import', probe, 'src/commands/start.js'], { env, encoding: 'utf8' })
}

test('a start reads no library that it may never need, and what was kept of our files without a stripper of types', async () => {
  const { stdout, stderr } = brokenStart()
  expect(stderr).toContain('PORT')
  expect(JSON.parse(stdout).files).toBeGreaterThan(500)
  // A build beside us takes away what was kept.
  await expect.poll(() => JSON.parse(brokenStart().stdout).unneeded).toEqual([])
})
