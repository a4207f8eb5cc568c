import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { artVersion } from './art-address.ts'
import { sceneNames } from './pick-scene.ts'

const folder = 'public/art'
const artNames = readdirSync(folder).map((file) => file.replace(/\.svg$/, ''))
const artFile = (name: string) => readFileSync(join(folder, `${name}.svg`), 'utf8')

const pickable = Object.entries(sceneNames).flatMap(([funType, names]) =>
  names.map((name) => `${funType}-${name}`),
)

test('every scene that can be picked is drawn, and nothing else but the panorama', () => {
  expect(artNames.toSorted()).toEqual([...pickable, 'hero'].toSorted())
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
