import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { artVersion } from './art-address.ts'
import { plainScenes } from './pick-scene.ts'
import { sceneRules } from './scene-rules.ts'
import { signatures } from './signature-scene.ts'

const folder = 'public/art'
const artNames = readdirSync(folder).map((file) => file.replace(/\.svg$/, ''))
const artFile = (name: string) => readFileSync(join(folder, `${name}.svg`), 'utf8')

const ruled = sceneRules.flatMap(({ scenes }) => scenes.split(' ').filter(Boolean))
const plain = Object.values(plainScenes).flat()

test('whatever a place may be drawn as is drawn', () => {
  for (const name of [...ruled, ...plain, ...Object.values(signatures)]) expect(artNames).toContain(name)
})

test('every drawing may come', () => {
  const elsewhere = ['hero', 'museum-collection']
  const used = new Set([...ruled, ...plain, ...Object.values(signatures), ...elsewhere])
  expect(artNames.filter((name) => !used.has(name))).toEqual([])
})

test('every fun type has a plain drawing for each of two neighbours, of its own colours', () => {
  for (const [funType, names] of Object.entries(plainScenes)) {
    expect(new Set(names).size).toBeGreaterThan(1)
    for (const name of names) expect(name).toMatch(new RegExp(`^${funType}-`))
  }
})

test('the version in the addresses is that of the drawings', () => {
  const hash = createHash('sha256')
  for (const name of artNames.toSorted()) hash.update(name).update(artFile(name))
  expect(artVersion).toBe(hash.digest('hex').slice(0, 8))
})

test.each(artNames)(
  '%s takes its colours from the page and brings no script, style or foreign file',
  (name) => {
    const svg = artFile(name)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[\d ]+"><g id="a">/)
    expect(svg).not.toMatch(/style=|class=|<script|<style|href|url\(|\son\w+=|#[\da-f]{3}/i)
  },
)
