import { expect, test } from 'vitest'
import { unsplashHome } from '../../src/guide/photos/unsplash-credit.ts'
import { anImage } from '../factories.ts'
import { visit } from './browser.ts'
import { anOwnCity, anOwnPlace, guideDatabase } from './content.ts'
import { aPhoto } from './photos.ts'

test('cards of a city and of a category say who took the photo, with links that work above the card’s own', async () => {
  const db = await guideDatabase()
  const city = await anOwnCity(db)
  const place = await anOwnPlace(db, { name: 'Aardvark House', funTypes: ['zoo'] })
  const profile = 'https://unsplash.com/@ana'
  await anImage(db, place, {
    ...{ imageType: 'unsplash_manual', storagePath: null, publicUrl: aPhoto(1) },
    ...{ photographerName: 'Ana', photographerProfileUrl: profile },
  })
  const page = await visit(`/funcity/${city.slug}`, { photos: true })
  for (const path of [undefined, '/categories/zoo']) {
    if (path) await page.goto(path)
    const card = page.getByRole('article').filter({ hasText: 'Aardvark House' })
    await card.getByText('Photo: Ana on Unsplash').waitFor()
    const links = card.getByText('Photo:').getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      profile,
      unsplashHome,
    ])
    // Fails where something else would take the click.
    await links.first().click({ trial: true })
  }
})

test('the page of a place says of a photo from Commons whose it is, its licence, and where it lies', async () => {
  const db = await guideDatabase()
  const place = await anOwnPlace(db, { name: 'Bear Park' })
  const original = 'https://commons.wikimedia.org/wiki/File:Bears.jpg'
  await anImage(db, place, {
    ...{ imageType: 'commons_auto', storagePath: null, publicUrl: aPhoto(1), originalUrl: original },
    ...{ photographerName: 'Ana', photographerProfileUrl: 'https://commons.wikimedia.org/wiki/User:Ana' },
    license: 'CC BY-SA 4.0',
  })
  const page = await visit(`/funplace/${place.slug}`, { photos: true })
  await page.getByText('Photo: Ana, CC BY-SA 4.0 via Wikimedia Commons').first().waitFor()
  for (const [name, address] of [
    ['Ana', 'https://commons.wikimedia.org/wiki/User:Ana'],
    ['CC BY-SA 4.0', 'https://creativecommons.org/licenses/by-sa/4.0/'],
    ['Wikimedia Commons', original],
  ])
    expect(await page.getByRole('link', { name, exact: true }).first().getAttribute('href')).toBe(address)
})
