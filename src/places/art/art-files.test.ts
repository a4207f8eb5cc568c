import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { artVersion } from './art-address.ts'
import { artFile, artNames } from './art-files.ts'
import { sceneNames } from './pick-scene.ts'

const pickable = Object.entries(sceneNames).flatMap(([funType, names]) =>
  names.map((name) => `${funType}-${name}`),
)

test('every scene that can be picked is drawn, and nothing else but the panorama', () => {
  expect([...artNames].sort()).toEqual([...pickable, 'hero'].sort())
})

test('the version in the addresses is that of the drawings', () => {
  const hash = createHash('sha256')
  for (const name of [...artNames].sort()) hash.update(name).update(artFile(name) ?? '')
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

test('a name that is no drawing has no file', () => {
  expect(artFile('../../server')).toBeUndefined()
})
