import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = 'reliability/weakened'

test.each(await readdir(folder))('the weakening %s fits the guide as it is', async (name) => {
  const patch = await readFile(join(folder, name), 'utf8')
  const [, ...files] = patch.split(/^diff --git a\/\S+ b\//m)
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const [head = '', ...hunks] = file.split(/^@@ .*\n/m)
    const source = await readFile(head.slice(0, head.indexOf('\n')), 'utf8')
    for (const hunk of hunks) expect(source).toContain(before(hunk))
  }
})

test('an experiment that has no short form on an engine says so, and is not tried', () => {
  const args = ['abuse', '--engine', 'embedded', '--short']
  const { status, stderr } = spawnSync(process.execPath, ['src/commands/reliability.ts', ...args], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    0,
    expect.stringContaining('abuse, embedded: it has no short form there'),
  ])
})

/** The lines that a hunk leaves and those that it takes away. */
const before = (hunk: string) =>
  hunk
    .split('\n')
    .filter((line) => /^[ -]/.test(line))
    .map((line) => line.slice(1))
    .join('\n')
