import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const patches = await Array.fromAsync(glob('reliability/weakened/*.patch'))

test.each(patches)('%s fits the guide as it is', async (path) => {
  const patch = await readFile(path, 'utf8')
  const [, ...files] = patch.split(/^diff --git a\/\S+ b\//m)
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const [head = '', ...hunks] = file.split(/^@@ .*\n/m)
    const source = await readFile(head.slice(0, head.indexOf('\n')), 'utf8')
    for (const hunk of hunks) expect(source).toContain(before(hunk))
  }
})

/** The lines that a hunk leaves and those that it takes away. */
const before = (hunk: string) =>
  hunk
    .split('\n')
    .filter((line) => /^[ -]/.test(line))
    .map((line) => line.slice(1))
    .join('\n')
