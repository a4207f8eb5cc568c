import { readdir, readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { desktop, phone, visit } from './browser.ts'
import { visitAsEditor } from './visit-as-editor.ts'

const pages = ['/', '/funcity/vienna', '/funplace/haus-des-meeres']

/** The files of code that a page names, which are all that it needs to come to life. */
async function codeOf(path: string): Promise<string[]> {
  const { html } = await ask(path)
  return [...new Set(Array.from(html.matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, file = '']) => file))]
}

test.each([
  ['/', 75, 3],
  ['/search', 72.5, 4],
  ['/funcity/vienna', 80, 3],
  ['/funplace/haus-des-meeres', 80, 3],
])('a first visit of %s fetches %s kB of code at most, in %s files', async (path, most, count) => {
  const files = await codeOf(path)
  const sent = await Promise.all(files.map((file) => ask(file, { headers: { 'accept-encoding': 'br' } })))
  expect(files).toHaveLength(count)
  expect(sent.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThan(most * 1000)
})

test.each(pages)('all drawings of %s come in one file', async (path) => {
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
})

test.each(pages)('a first visit of %s on a phone is twelve requests at most', async (path) => {
  const page = await visit(path, { ...phone, consent: null })
  await page.waitForLoadState('networkidle')
  const others = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(others.length).toBeGreaterThan(5)
  expect(others.slice(11)).toEqual([])
})

test('screens of the back office share one file of what is theirs: a first visit of the list of places fetches 40 at most', async () => {
  const { page } = await visitAsEditor('/admin/places')
  await page.waitForLoadState('networkidle')
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const code = fetched.filter((name) => name.endsWith('.js'))
  expect(code.length).toBeGreaterThan(5)
  expect(code.slice(40)).toEqual([])
})

test.each([...[...pages, '/about', '/no/such/page']])(
  '%s looks as it shall before its style sheet is there',
  async (path) => {
    for (const kind of [phone, { ...desktop, colorScheme: 'dark' } as const]) {
      const page = await visit(path, { ...kind, javaScriptEnabled: false, expectedErrors: /404/ })
      const bare = await page.context().newPage()
      await bare.route('**/*.css', (route) => route.abort())
      // Another journey may have changed what one of them tells, and letters may come a moment later.
      await expect.poll(() => differences(page, bare, path)).toEqual([])
    }
  },
)

async function differences(page: Page, bare: Page, path: string) {
  await Promise.all([page.goto(path), bare.goto(path)])
  const [whole = [], early = []] = await Promise.all([page, bare].map(looks))
  expect(whole.length).toBeGreaterThan(80)
  if (early.length !== whole.length) return [`${early.length} elements, not ${whole.length}`]
  return early.flatMap((look, at) => (look === whole[at] ? [] : [`${look}, not ${whole[at]}`]))
}

/** Where each element of a page stands, and in what colours and letters. */
async function looks(page: Page) {
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
  return page.evaluate(() =>
    Array.from(document.body.querySelectorAll('*'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, borderColor, font, visibility } = getComputedStyle(element)
      const box = [x, y, width, height].map(Math.round).join()
      return [
        element.tagName,
        element.className,
        box,
        color,
        backgroundColor,
        borderColor,
        font,
        visibility,
      ].join(' ')
    }),
  )
}

test('the words of a page wait for no script and no sheet, and no font is fetched before them', async () => {
  const { html } = await ask('/')
  const [head = '', body = ''] = html.split('</head>')
  expect(head).toMatch(/<script>.*<style>/s)
  expect(head).not.toContain('rel="stylesheet"')
  expect(body).toMatch(/<\/footer>.*<link rel="stylesheet"[^>]*><script type="module"/s)
  expect(html).not.toContain('as="font"')
})

test('a page of many cards is read while its style sheet comes: no script stands behind that', async () => {
  const { html } = await ask('/funcity/munich?featured=false')
  const [, before = '', after = ''] = /^(.*)<link rel="stylesheet"[^>]*>(.*)<\/head>/s.exec(html) ?? []
  expect(before).toContain('<script>')
  expect(after).not.toContain('<script>')
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
