import { expect, test } from 'vitest'
import { utcDay } from '../../src/guide/seasons/open-season.ts'
import { anImage } from '../factories.ts'
import { visit } from './browser.ts'
import { anOwnCity, anOwnPlace, guideDatabase } from './content.ts'
import { aPhoto } from './photos.ts'

const windows = {
  spring: /^Seasonal: 1 Mar - 31 May$/,
  summer: /^Seasonal: 1 Jun - 31 Aug$/,
  autumn: /^Seasonal: 1 Sep - 30 Nov$/,
  winter: /^Seasonal: 1 Dec - 2[89] Feb$/,
}
type SeasonName = keyof typeof windows
const names = Object.keys(windows) as SeasonName[]
const now = Math.floor(((Number(utcDay().slice(5, 7)) + 9) % 12) / 3)
const thisSeason = names[now] as SeasonName
const notNow = names[(now + 2) % 4] as SeasonName

test('a card tells name, town, distance and kinds, and links to the place and its website', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  const place = await anOwnPlace(db, {
    name: 'Bear Park',
    addrCity: 'Bearville',
    addrCountry: 'Iceland',
    website: 'https://bears.example/',
    funTypes: ['zoo', 'outdoor'],
  })
  await anOwnPlace(db, { name: 'Far Beach', lat: city.lat + 12.34 / 111.195 })
  const page = await visit(`/funcity/${city.slug}`)
  const card = page.getByRole('article').filter({ hasText: 'Bear Park' })
  await card.getByRole('heading', { name: 'Bear Park' }).waitFor()
  for (const text of ['Bearville, Iceland', '850 m', 'Open now'])
    await card.getByText(text, { exact: true }).waitFor()
  expect(await card.getByText(/^(Zoo|Outdoor)/).allInnerTexts()).toHaveLength(2)
  expect(await card.getByText('Seasonal').count()).toBe(0)
  expect(await card.getByRole('link', { name: /^View Details/ }).getAttribute('href')).toBe(
    `/funplace/${place.slug}`,
  )
  expect(await card.getByRole('link', { name: /^Website/ }).getAttribute('href')).toBe(
    'https://bears.example/',
  )
  const far = page.getByRole('article').filter({ hasText: 'Far Beach' })
  await far.getByText('12.3 km', { exact: true }).waitFor()
  expect(await far.getByRole('link', { name: /^Website/ }).count()).toBe(0)
})

test('a place of this season is open now', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  await anOwnPlace(db, { seasons: [thisSeason] })
  const page = await visit(`/funcity/${city.slug}`)
  await page.getByRole('article').getByText('Open now', { exact: true }).waitFor()
  expect(
    await page
      .getByRole('article')
      .getByText(/Seasonal/)
      .count(),
  ).toBe(0)
})

test('a place of another season has the Seasonal badge and says when it opens', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  await anOwnPlace(db, { seasons: [notNow] })
  const page = await visit(`/funcity/${city.slug}`)
  const card = page.getByRole('article')
  await card.getByText('Seasonal', { exact: true }).waitFor()
  await card.getByText(windows[notNow]).waitFor()
  expect(await card.getByText('Open now').count()).toBe(0)
})

test('a card shows the primary photo; without one, no image at all', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  const place = await anOwnPlace(db, { name: 'With photos' })
  await anImage(db, place, { storagePath: null, publicUrl: aPhoto(1), altText: 'A bear' })
  await anImage(db, place, { storagePath: null, publicUrl: aPhoto(2), altText: 'Two bears', isPrimary: true })
  await anOwnPlace(db, { name: 'Without', slug: `${place.slug}-x` })
  const page = await visit(`/funcity/${city.slug}`, { photos: true })
  const photos = page.getByRole('article').filter({ hasText: 'With photos' }).getByRole('img')
  expect(await photos.count()).toBe(1)
  expect(await photos.getAttribute('alt')).toBe('Two bears')
  expect(await photos.getAttribute('src')).toBe(aPhoto(2))
  expect(await page.getByRole('article').filter({ hasText: 'Without' }).locator('img').count()).toBe(0)
})
