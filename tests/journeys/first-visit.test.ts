import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'

/** The files of code that a page names, which are all that it needs to come to life. */
async function codeOf(path: string): Promise<string[]> {
  const { html } = await ask(path)
  return [...new Set(Array.from(html.matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, file = '']) => file))]
}

test.each(['/', '/funcity/vienna', '/funplace/haus-des-meeres', '/search'])(
  'a first visit of %s fetches 93.5 kB of code at most, in seven files at most',
  async (path) => {
    const files = await codeOf(path)
    const sent = await Promise.all(files.map((file) => ask(file, { headers: { 'accept-encoding': 'br' } })))
    expect(files.length).toBeGreaterThan(2)
    expect(files.length).toBeLessThanOrEqual(7)
    expect(sent.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThan(93_500)
  },
)

test('a page of 24 cards is 80 kB of HTML at most, and less than 30 as sent', async () => {
  const path = '/funcity/munich?featured=false'
  const { html } = await ask(path)
  const { body } = await ask(path, { headers: { 'accept-encoding': 'br' } })
  expect(html.match(/<article\b/g)).toHaveLength(24)
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(80_000)
  expect(body.length).toBeLessThan(30_000)
})

test('no browser reads how hours are written: the server sends the days', async () => {
  for (const name of await codeNames()) {
    const code = await readFile(`dist/client/assets/${name}`, 'utf8')
    expect([name, /School holidays/.test(code)]).toEqual([name, false])
  }
})

test('no file of code waits for one that waits for it', async () => {
  const names = await codeNames()
  const imports = new Map(
    await Promise.all(
      names.map(async (name) => {
        const code = await readFile(`dist/client/assets/${name}`, 'utf8')
        const found = code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)
        return [name, Array.from(found, ([, file = '']) => file)] as const
      }),
    ),
  )
  expect(names.filter((name) => neededBy(name, imports).has(name))).toEqual([])
})

/** All that a file imports, and what that imports. */
function neededBy(name: string, imports: Map<string, string[]>, seen = new Set<string>()): Set<string> {
  for (const file of imports.get(name) ?? []) {
    if (seen.has(file)) continue
    seen.add(file)
    neededBy(file, imports, seen)
  }
  return seen
}

const codeNames = async () => (await readdir('dist/client/assets')).filter((name) => name.endsWith('.js'))
