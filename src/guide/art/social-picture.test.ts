import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { socialPictures } from '../../site/search-engines/social-picture.task.ts'
import { citySocialPicture, placeSocialPicture } from './social-picture.ts'

const namesIn = (folder: string) => readdirSync(folder).map((file) => file.replace(/\.\w+$/, ''))

test('every scene is there as a bitmap (else: node src/commands/draw.ts)', () => {
  expect(namesIn('public/scenes').toSorted()).toEqual(
    namesIn('public/art')
      .filter((name) => name !== 'hero')
      .toSorted(),
  )
})

test('a city and a place have the same picture whenever they are asked for, others another', async () => {
  const { city, place } = socialPictures('public')
  expect(await city('vienna')).toEqual(await socialPictures('public').city('vienna'))
  expect(await city('vienna')).not.toEqual(await city('graz'))
  expect(await place('zoo', 'schonbrunn')).not.toEqual(await place('museum', 'schonbrunn'))
})

test('the address of a picture changes with what it shows', () => {
  expect(placeSocialPicture('prater', 'outdoor')).not.toBe(placeSocialPicture('prater', 'theme_park'))
  expect(citySocialPicture('vienna')).toMatch(/^\/og\/city\/vienna\.png\?v=\w+$/)
})
