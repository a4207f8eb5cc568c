import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { artAddress } from '../../guide/art/art-address.ts'
import { ArtSheets } from './art-sheets.ts'

const sheets = new ArtSheets('public/art')
const uses = (names: readonly string[]) =>
  names.map((name) => `<use href="${artAddress(name)}"></use>`).join('')
const gathered = (html: string) => sheets.gathered([html]).join('')
const page = (...names: string[]) => `<html lang="en">${uses(names)}</html>`
const sheetOf = (html: string) => /href="(\/art\/of\/\w+\.svg)\?/.exec(html)?.[1] ?? ''

test('the first drawings of a page are one file, whose parts are what the single ones hold', () => {
  const html = gathered(page('zoo-giraffe', 'hero', 'zoo-giraffe'))
  const path = sheetOf(html)
  expect(html.match(/href="[^"]*"/g)?.map((href) => href.replace(/^href="[^#]*|"$/g, ''))).toEqual([
    ...['#zoo-giraffe', '#hero', '#zoo-giraffe'],
  ])
  const { bytes = Buffer.alloc(0), headers } = sheets.file(path) ?? {}
  const drawn = `${brotliDecompressSync(bytes)}`
  const shapesOf = (name: string) =>
    /<g id="a">(.*<\/g>)\s*<\/svg>/s.exec(readFileSync(`public/art/${name}.svg`, 'utf8'))?.[1]
  for (const name of ['hero', 'zoo-giraffe']) expect(drawn).toContain(`<g id="${name}">${shapesOf(name)}`)
  expect(headers).toMatchObject({
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
})

test('pages with the same drawings share a file, whatever their order', () => {
  const [one, other] = [page('zoo-giraffe', 'hero'), page('hero', 'zoo-giraffe')].map((html) =>
    gathered(html),
  )
  expect(sheetOf(one ?? '')).toBe(sheetOf(other ?? ''))
})

test('one drawing stays a file of its own, and so does what comes after the first ten', () => {
  expect(gathered(page('hero', 'hero'))).toBe(page('hero', 'hero'))
  const names = readdirSync('public/art').flatMap((file) =>
    file.endsWith('.svg') ? [file.slice(0, -4)] : [],
  )
  const html = gathered(page(...names.slice(0, 12)))
  expect(html.match(/href="\/art\/of\//g)).toHaveLength(10)
  for (const name of names.slice(10, 12)) expect(html).toContain(artAddress(name))
})

test('a browser asks for the drawings of its page by that file, and for others by their own', () => {
  const html = gathered(page('zoo-giraffe', 'hero'))
  const [, art = ''] = /data-art="([^"]*)"/.exec(html) ?? []
  vi.stubGlobal('document', { documentElement: { dataset: { art } } })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(html).toContain(`href="${artAddress('zoo-giraffe')}"`)
  expect(artAddress('zoo-panda')).toMatch(/^\/art\/zoo-panda\.svg/)
})

test.each([
  '/art/of/zz.svg',
  '/art/of/0100.svg',
  '/art/of/0000.svg',
  '/art/of/.svg',
  `/art/of/${'00'.repeat(11)}.svg`,
])('no page names %s, and there is none', (path) => {
  expect(sheets.file('/art/of/0001.svg')).toBeDefined()
  expect(sheets.file(path)).toBeUndefined()
})
