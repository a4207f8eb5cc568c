import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'

/** The files of code that a page names, which are all that it needs to come to life. */
async function codeOf(path: string): Promise<string[]> {
  const { html } = await ask(path)
  return [...new Set(Array.from(html.matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, file = '']) => file))]
}

test.each([
  ['/', 75],
  ['/search', 71.5],
  ['/funcity/vienna', 80],
  ['/funplace/haus-des-meeres', 80],
])('a first visit of %s fetches %s kB of code at most, in four files at most', async (path, most) => {
  const files = await codeOf(path)
  const sent = await Promise.all(files.map((file) => ask(file, { headers: { 'accept-encoding': 'br' } })))
  expect(files.length).toBeGreaterThan(2)
  expect(files.length).toBeLessThanOrEqual(4)
  expect(sent.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThan(most * 1000)
})

test.each(['/', '/funcity/vienna', '/funplace/haus-des-meeres'])(
  'all drawings of %s come in one file',
  async (path) => {
    const { html } = await ask(path)
    const used = Array.from(html.matchAll(/href="(\/art\/[^"#]*)#([^"]*)"/g), ([, file = '', id]) => ({
      file,
      id,
    }))
    expect(used.length).toBeGreaterThan(2)
    const [file = '', ...others] = new Set(used.map(({ file }) => file))
    expect(others).toEqual([])
    const { html: drawings } = await ask(file)
    for (const { id } of used) expect(drawings).toContain(`<g id="${id}">`)
  },
)

test('a page is read while its style sheet comes: no script stands behind that, and no font is fetched before it', async () => {
  const { html } = await ask('/')
  const [, before = '', after = ''] = /^(.*)<link rel="stylesheet"[^>]*>(.*)<\/head>/s.exec(html) ?? []
  expect(before).toContain('<script>')
  expect(after).not.toContain('<script>')
  expect(html).not.toContain('as="font"')
})

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
