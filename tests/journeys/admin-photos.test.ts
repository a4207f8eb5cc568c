import { and, eq } from 'drizzle-orm'
import type { Locator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { placeImages } from '../../src/guide/photos/place-image.table.ts'
import { anImage } from '../factories.ts'
import { aPicture, iphonePhoto } from '../test-uploads.ts'
import { holdsFocus, isFocused, ticks } from './browser.ts'
import { findsNothing } from './finds-nothing.ts'
import { chooseFile, naturalWidth, photosOf, said } from './photo-dialog.ts'
import { aPhoto } from './photos.ts'

const emptyText = 'No photos available. Upload or search for photos using the options above.'

test('an editor looks at a photo, says who took it and uploads it; visitors see it with its credit', async () => {
  const { page, dialog, place, tiles } = await photosOf()
  await dialog.getByText(emptyText).waitFor()
  await dialog
    .getByText('JPG, PNG and WebP are supported. Manual uploads take priority over Unsplash images.')
    .waitFor()
  await chooseFile(page, await aPicture({ width: 1200, height: 900 }).jpeg().toBuffer())
  await dialog.getByRole('img', { name: 'Preview of bears.jpg' }).waitFor()
  await dialog.getByLabel('Alt Text').fill('Bears at noon')
  await dialog.getByLabel('Photographer Name').fill('Ana <b>')
  await dialog.getByLabel('Photographer Profile URL').fill('https://ana.example/')
  await dialog.getByLabel('Photographer Profile URL').press('Enter')
  await said(page, 'Image uploaded successfully')
  expect(await tiles.count()).toBe(1)
  for (const text of ['Primary', 'Manual Upload', 'Photo: Ana <b>'])
    await tiles.getByText(text, { exact: true }).waitFor()
  await expect.poll(() => naturalWidth(tiles.getByRole('img', { name: 'Bears at noon' }))).toBe(320)
  expect(await dialog.getByLabel('Photographer Name').inputValue()).toBe('')

  await page.goto(`/funplace/${place.slug}`)
  const photo = page.getByRole('img', { name: 'Bears at noon' }).first()
  await expect.poll(() => naturalWidth(photo)).toBeGreaterThan(600)
  expect(await photo.getAttribute('srcset')).toMatch(/\?w=320 320w, .*-1200x900\.webp 1200w$/)
  expect(await page.getByRole('link', { name: 'Ana <b>' }).getAttribute('href')).toBe('https://ana.example/')
})

test('with the keyboard a photo becomes the primary one, and another is deleted', async () => {
  const { page, dialog, tiles } = await photosOf({}, 2)
  const second = tiles.nth(1).getByRole('button', { name: /^Set Primary/ })
  await page.route('**/primary', (route) => route.fulfill({ status: 503, json: { message: 'Later' } }))
  await second.focus()
  await page.keyboard.press('Enter')
  await said(page, 'Failed to set primary image: Later')
  await page.unroute('**/primary')
  await page.keyboard.press('Enter')
  await said(page, 'Primary image updated')
  await expect.poll(() => tiles.first().locator('img').getAttribute('src')).toBe(aPhoto(2))
  expect(await tiles.first().getByText('Primary', { exact: true }).count()).toBe(1)

  await tiles
    .first()
    .getByRole('button', { name: /^Delete/ })
    .focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Delete Image?' })
  await question.getByText('This will permanently delete this image. This action cannot be undone.').waitFor()
  await expect.poll(() => holdsFocus(question)).toBe(true)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  expect(await tiles.count()).toBe(2)
  const remove = async () => {
    await tiles
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click()
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
  }
  await page.route('**/places/images/*', (route) => route.fulfill({ status: 503, body: '' }))
  await remove()
  await said(page, 'Failed to delete image: Unknown error')
  await page.unroute('**/places/images/*')
  await remove()
  await said(page, 'Image deleted successfully')
  await expect.poll(() => tiles.count()).toBe(1)
  await tiles.first().getByText('Primary', { exact: true }).waitFor()
  await expect.poll(() => holdsFocus(dialog)).toBe(true)
})

test('a photo that came by itself says so, goes with one key, and comes back with Undo', async () => {
  const { page, dialog, tiles } = await photosOf({}, 1, [2, 3])
  await expect.poll(() => tiles.count()).toBe(3)
  expect(await tiles.getByText('From Commons, automatic', { exact: true }).count()).toBe(2)
  const photo = (number: number) => dialog.getByRole('group', { name: `photo ${number} of ` })
  await photo(2).focus()
  await page.keyboard.press('Delete')
  await said(page, 'Photo dropped: it does not come back by itself')
  await expect.poll(() => tiles.count()).toBe(2)
  await expect.poll(() => isFocused(photo(2))).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await said(page, 'Photo brought back')
  await expect.poll(() => tiles.count()).toBe(3)
  await photo(1).focus()
  await page.keyboard.press('Backspace')
  await page.getByRole('dialog', { name: 'Delete Image?' }).waitFor()
})

test('photos are put into another order, and visitors see them in it', async () => {
  const { page, dialog, place, tiles } = await photosOf({}, 3)
  const sources = () => tiles.locator('img').evaluateAll((all) => all.map((img) => img.getAttribute('src')))
  await expect.poll(() => tiles.count()).toBe(3)
  const [one, two, three] = await sources()
  // The primary one stays first.
  expect(await dialog.getByRole('button', { name: /^Move earlier/ }).count()).toBe(1)
  await dialog.getByRole('button', { name: 'Move earlier: photo 3' }).press('Enter')
  await said(page, 'Photo moved')
  await expect.poll(sources).toEqual([one, three, two])
  const { images } = await (await page.request.get(`/api/places/${place.slug}`)).json()
  expect(images.map(({ publicUrl }: { publicUrl: string }) => publicUrl)).toEqual([one, three, two])
})

test('photos that somebody else has added or deleted meanwhile are shown once a change of them is refused', async () => {
  const { page, tiles, db, place } = await photosOf({}, 3)
  const moveLast = page.getByRole('button', { name: 'Move earlier: photo 3' })
  await moveLast.waitFor()
  const { id } = await anImage(db, place, { publicUrl: aPhoto(4), storagePath: null })
  await moveLast.press('Enter')
  await said(page, 'Failed to move photo: Somebody else has changed this place meanwhile')
  await expect.poll(() => tiles.count()).toBe(4)
  await moveLast.press('Enter')
  await said(page, 'Photo moved')
  await db.delete(placeImages).where(eq(placeImages.id, id))
  await page.getByRole('button', { name: 'Set Primary: photo 4' }).press('Enter')
  await page
    .getByText(/^Failed to set primary image/)
    .first()
    .waitFor()
  await expect.poll(() => tiles.count()).toBe(3)
})

test('what is no image is not even sent; what the server refuses is said, and what was typed stays', async () => {
  const { page, dialog } = await photosOf()
  await chooseFile(page, Buffer.from('hello'), 'text/plain')
  await said(page, 'Invalid file type')
  await said(page, 'Please select an image file')
  expect(await dialog.getByRole('button', { name: 'Upload Image' }).count()).toBe(0)

  await dialog.getByLabel('Alt Text').fill('Bears at noon')
  const jpeg = await aPicture().jpeg().toBuffer()
  await chooseFile(page, jpeg.subarray(0, 3000))
  await dialog.getByRole('button', { name: 'Upload Image' }).click()
  await said(page, 'Upload failed')
  await said(page, 'The image is damaged or cut off')
  expect(await dialog.getByLabel('Alt Text').inputValue()).toBe('Bears at noon')

  await page.route('**/images/upload', (route) => route.fulfill({ json: {} }))
  await dialog.getByRole('button', { name: 'Clear' }).click()
  await chooseFile(page, jpeg)
  await dialog.getByRole('button', { name: 'Upload Image' }).click()
  await said(page, 'Failed to upload image')
})

test('what is written for the next photo while one is on its way stays', async () => {
  const { page, dialog } = await photosOf()
  await chooseFile(page, await aPicture().jpeg().toBuffer())
  await dialog.getByLabel('Alt Text').fill('Bears at noon')
  await dialog.getByLabel('Photographer Name').fill('Ana')
  const sent = Promise.withResolvers<Route>()
  await page.route('**/images/upload', (route) => sent.resolve(route))
  await dialog.getByRole('button', { name: 'Upload Image' }).click()
  const route = await sent.promise
  await dialog.getByLabel('Alt Text').fill('Bears at night')
  await route.continue()
  await said(page, 'Image uploaded successfully')
  await expect.poll(() => dialog.getByLabel('Photographer Name').inputValue()).toBe('')
  expect(await dialog.getByLabel('Alt Text').inputValue()).toBe('Bears at night')
})

test('a crowd of files is dropped: each says what becomes of it, one that fails takes no other with it, an iPhone’s is taken', async () => {
  const { page, dialog, tiles, db, place } = await photosOf()
  const jpeg = await aPicture({ width: 60, height: 40, background: '#060' }).jpeg().toBuffer()
  const png = await aPicture({ width: 60, height: 40 }).png().toBuffer()
  const cut = (await aPicture().jpeg().toBuffer()).subarray(0, 3000)
  await drop(page, [
    { name: 'first.png', type: 'image/png', bytes: png },
    { name: 'cut.jpg', type: 'image/jpeg', bytes: cut },
    { name: 'notes.txt', type: 'text/plain', bytes: Buffer.from('hello') },
    { name: 'IMG_1.HEIC', type: '', bytes: await iphonePhoto() },
  ])
  await said(page, 'Invalid file type')
  const queue = dialog.getByRole('list', { name: 'Chosen images' })
  await queue.getByRole('img', { name: 'Preview of first.png' }).waitFor()
  await queue.getByText('This browser cannot show iPhone photos.', { exact: false }).waitFor()
  expect(await dialog.getByLabel('Alt Text').count()).toBe(0)
  await findsNothing(page)
  await dialog.getByLabel('Photographer Name').fill('Ana')
  await dialog.getByRole('button', { name: 'Upload 3 Images' }).click()
  await said(page, 'Upload failed')
  await said(page, '1 of 3 images; each says why.')
  await expect.poll(() => tiles.count()).toBe(2)
  expect(await tiles.getByText('Photo: Ana').count()).toBe(2)
  await queue.getByText('cut.jpg: The image is damaged or cut off').waitFor()
  await queue.getByText('notes.txt: Please select an image file').waitFor()
  expect(await queue.getByRole('listitem').count()).toBe(2)
  for (const name of ['cut.jpg', 'notes.txt'])
    await queue.getByRole('button', { name: `Remove ${name}` }).press('Enter')
  expect(await dialog.getByRole('button', { name: /^Upload / }).count()).toBe(0)

  // What nobody has described is asked for, and one answer leads to the next question.
  await dialog.getByText('2 photos without a description', { exact: true }).waitFor()
  const question = (number: number) => dialog.getByLabel(`What does photo ${number} show?`)
  await question(1).fill('Two bears in the water')
  await findsNothing(page)
  await question(1).press('Enter')
  await said(page, 'Description saved')
  await dialog.getByText('1 photo without a description', { exact: true }).waitFor()
  await expect.poll(() => isFocused(question(2))).toBe(true)
  await tiles.getByRole('img', { name: 'Two bears in the water' }).waitFor()
  await dialog.getByRole('button', { name: 'Later', exact: true }).click()
  expect(await question(2).count()).toBe(0)

  // One that is on its way when the editor goes is broken off, and those behind it never leave.
  const first = Promise.withResolvers<void>()
  await page.route('**/images/upload', () => first.resolve())
  await drop(page, [
    { name: 'a.jpg', type: 'image/jpeg', bytes: jpeg },
    { name: 'b.jpg', type: 'image/jpeg', bytes: jpeg },
  ])
  await dialog.getByRole('button', { name: 'Upload 2 Images' }).click()
  await first.promise
  await dialog.getByRole('progressbar', { name: 'Upload of a.jpg' }).waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).first().click()
  await said(page, 'Upload stopped')
  expect(await ticks(page)).toBe(0)
  const rows = await db.select().from(placeImages).where(eq(placeImages.placeId, place.id))
  expect(rows).toHaveLength(2)
})

test('a file that is taken out of the list while another one is on its way is not sent', async () => {
  const { page, dialog, tiles } = await photosOf()
  const bytes = await aPicture({ width: 60, height: 40 }).jpeg().toBuffer()
  await drop(page, [
    { name: 'a.jpg', type: 'image/jpeg', bytes },
    { name: 'b.jpg', type: 'image/jpeg', bytes: await aPicture({ width: 40, height: 60 }).jpeg().toBuffer() },
  ])
  const sent = Promise.withResolvers<Route>()
  await page.route('**/images/upload', (route) => sent.resolve(route), { times: 1 })
  await dialog.getByRole('button', { name: 'Upload 2 Images' }).click()
  const route = await sent.promise
  await dialog.getByRole('button', { name: 'Remove b.jpg' }).click()
  await route.continue()
  await said(page, 'Image uploaded successfully')
  expect(await tiles.count()).toBe(1)
})

type Dropped = { name: string; type: string; bytes: Buffer }

async function drop(page: Page, files: Dropped[]) {
  const dataTransfer = await page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer()
      for (const { name, type, bytes } of all)
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type }))
      return transfer
    },
    files.map((file) => ({ ...file, bytes: [...file.bytes] })),
  )
  await page.getByText('drop some here').dispatchEvent('drop', { dataTransfer })
}

test('photos of Unsplash are searched under the place’s name, and used', async () => {
  const { page, dialog, place } = await photosOf()
  const found = ['Ana', 'Ben'].map((name, index) => ({
    ...{
      id: `photo-${index}`,
      width: 900,
      height: 600,
      alt_description: null,
      urls: { small: aPhoto(index) },
    },
    ...{
      links: { html: 'https://unsplash.com/x' },
      user: { name, links: { html: 'https://unsplash.com/@x' } },
    },
  }))
  let query: string | null = null
  await page.route('**/api/admin/unsplash/search*', (route) => {
    query = new URL(route.request().url()).searchParams.get('query')
    return route.fulfill({ json: found })
  })
  await dialog.getByRole('tab', { name: 'Search Unsplash' }).click()
  expect(await dialog.getByLabel('Search Unsplash for').inputValue()).toBe(place.name)
  await dialog.getByRole('button', { name: 'Search', exact: true }).click()
  await dialog.getByText('2 photos found').waitFor()
  expect(query).toBe(place.name)
  await page.route('**/images/unsplash-id', (route) =>
    route.fulfill({ status: 503, json: { message: 'Later' } }),
  )
  await dialog.getByRole('button', { name: 'Use the photo by Ben' }).click()
  await said(page, 'Failed')
  await said(page, 'Failed to save Unsplash image')
  await page.unroute('**/images/unsplash-id')
  const images = [{ ...anUnsplashImage, publicUrl: aPhoto(3) }]
  await page.route('**/images/unsplash-id', (route) =>
    route.fulfill({ json: { localPath: '/x', attribution: 'x', images } }),
  )
  await dialog.getByRole('button', { name: 'Use the photo by Ben' }).click()
  await said(page, 'Unsplash image saved successfully')
  await dialog
    .getByRole('list', { name: 'Photos', exact: true })
    .getByText('Unsplash', { exact: true })
    .waitFor()
})

const anUnsplashImage = {
  ...{
    id: 1,
    isPrimary: true,
    imageType: 'unsplash_manual',
    storagePath: null,
    originalUrl: null,
    signedUrl: null,
  },
  ...{
    altText: null,
    photographerName: 'Ben',
    photographerProfileUrl: null,
    license: null,
    width: 900,
    height: 600,
  },
}

test('what searches for photos and takes one keeps the focus while it is at work; one that is found is counted as one', async () => {
  const { page, dialog } = await photosOf()
  const isAtWork = async (button: Locator) => {
    await button.waitFor()
    expect([await button.isDisabled(), await isFocused(button)]).toEqual([true, true])
  }
  const asked: Route[] = []
  const answer = async (json: object) => {
    await expect.poll(() => asked.length).toBe(1)
    await asked.pop()?.fulfill({ json })
  }
  await page.route(/unsplash\/search|images\/unsplash-id/, (route) => void asked.push(route))
  await dialog.getByRole('tab', { name: 'Search Unsplash' }).click()
  const search = dialog.getByRole('button', { name: 'Search', exact: true })
  await search.press('Enter')
  await isAtWork(dialog.getByRole('button', { name: 'Searching...' }))
  const photo = { id: 'a', width: 900, height: 600, alt_description: null, urls: { small: aPhoto(1) } }
  const user = { name: 'Ana', links: { html: 'https://unsplash.com/@ana' } }
  await answer([{ ...photo, links: { html: 'https://unsplash.com/a' }, user }])
  await dialog.getByText('1 photo found').waitFor()
  expect(await isFocused(search)).toBe(true)
  const use = dialog.getByRole('button', { name: 'Use the photo by Ana' })
  await use.press('Enter')
  await use.getByText('Saving...').waitFor()
  await isAtWork(use)
  const images = [{ ...anUnsplashImage, publicUrl: aPhoto(3) }]
  await answer({ localPath: '/x', attribution: 'x', images })
  await use.getByText('Use photo').waitFor()
  expect(await isFocused(use)).toBe(true)
  await dialog.getByRole('tab', { name: 'Unsplash ID' }).click()
  await dialog.getByRole('textbox', { name: 'Unsplash ID' }).fill('a')
  const fetch = dialog.getByRole('button', { name: 'Fetch', exact: true })
  await fetch.press('Enter')
  await isAtWork(dialog.getByRole('button', { name: 'Fetching...' }))
  await answer({ localPath: '/x', attribution: 'x', images })
  await fetch.waitFor()
  expect(await isFocused(fetch)).toBe(true)
})

test('photos of Commons are offered with author and licence, one is saved; a place that names none says so', async () => {
  const { page, dialog } = await photosOf()
  await dialog.getByRole('tab', { name: 'Commons' }).click()
  const find = dialog.getByRole('button', { name: 'Find on Wikimedia Commons' })
  await find.click()
  await dialog.getByText('The map names no photo of this place that may be used.').waitFor()
  await page.route('**/commons-photos', (route) => route.fulfill({ json: [aCommonsPhoto] }))
  await find.click()
  await dialog.getByText('1 photo found').waitFor()
  await findsNothing(page)
  const found = dialog.getByRole('list', { name: 'Photos of Wikimedia Commons' })
  for (const [name, href] of [
    ['Ana <b>', aCommonsPhoto.authorUrl],
    ['CC BY-SA 4.0', 'https://creativecommons.org/licenses/by-sa/4.0/'],
  ] as const)
    expect(await found.getByRole('link', { name }).getAttribute('href')).toBe(href)
  const use = found.getByRole('button', { name: 'Use the photo by Ana <b>' })
  await page.route('**/images/commons', (route) =>
    route.fulfill({ status: 503, json: { message: 'Wikimedia has a fault' } }),
  )
  await use.click()
  await dialog.getByText('Wikimedia has a fault').waitFor()
  await page.unroute('**/images/commons')
  const images = [
    { ...anUnsplashImage, imageType: 'manual_upload', license: 'CC BY-SA 4.0', publicUrl: aPhoto(3) },
  ]
  await page.route('**/images/commons', (route) => route.fulfill({ json: { storagePath: 'x', images } }))
  await use.click()
  await said(page, 'Wikimedia Commons image saved successfully')
  await dialog
    .getByRole('list', { name: 'Photos', exact: true })
    .getByText('License: CC BY-SA 4.0', { exact: true })
    .waitFor()
})

test('Enter pressed again while photos are searched asks for nothing that could overtake them', async () => {
  const { page, dialog } = await photosOf()
  const sent: Route[] = []
  await page.route('**/api/admin/unsplash/search*', (route) => void sent.push(route))
  await dialog.getByRole('tab', { name: 'Search Unsplash' }).click()
  const query = dialog.getByLabel('Search Unsplash for')
  await query.press('Enter')
  await query.fill('Bears')
  await query.press('Enter')
  await expect.poll(() => sent.length).toBe(1)
  for (const route of sent.toReversed()) await route.fulfill({ json: [] })
  await dialog.getByText('No photos found.').waitFor()
  await dialog.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.poll(() => sent.length).toBe(2)
})

const aCommonsPhoto = {
  ...{ title: 'File:Bears.jpg', author: 'Ana <b>', license: 'CC BY-SA 4.0', description: 'Bears at noon' },
  authorUrl: 'https://commons.wikimedia.org/wiki/User:Ana',
  pageUrl: 'https://commons.wikimedia.org/wiki/File:Bears.jpg',
  ...{ thumbUrl: aPhoto(2), width: 4000, height: 3000 },
}

test('a search and an ID that come to nothing say so, and why', async () => {
  const { page, dialog } = await photosOf()
  await dialog.getByRole('tab', { name: 'Search Unsplash' }).click()
  await dialog.getByLabel('Search Unsplash for').press('Enter')
  await said(page, 'Search failed')
  await said(page, 'Failed to search Unsplash images')
  await dialog.getByText('set UNSPLASH_ACCESS_KEY under Config').first().waitFor()
  await dialog.getByRole('tab', { name: 'Unsplash ID' }).click()
  const fetch = dialog.getByRole('button', { name: 'Fetch' })
  const id = dialog.getByRole('textbox', { name: 'Unsplash ID' })
  await id.fill('   ')
  expect(await fetch.isDisabled()).toBe(true)
  await id.fill('nope nope')
  await fetch.click()
  await said(page, 'Failed')
  await said(page, 'Failed to fetch image by ID. Please check the ID is correct')
  expect(await id.inputValue()).toBe('nope nope')
})

test('what is said of a photo can be changed; a wrong address is named', async () => {
  const { page, tiles } = await photosOf({}, 1)
  await tiles.getByRole('button', { name: /^Edit details/ }).click()
  const details = page.getByRole('dialog', { name: 'Image details' })
  await details.getByLabel('Photographer Profile URL').fill('javascript:alert(1)')
  await details.getByLabel('Photographer Name').fill('Ana')
  await details.getByRole('button', { name: 'Save' }).click()
  await details.getByText('An address that begins with http:// or https://', { exact: true }).waitFor()
  await details.getByLabel('Photographer Profile URL').fill('')
  await details.getByRole('button', { name: 'Save' }).click()
  await details.waitFor({ state: 'detached' })
  await tiles.getByText('Photo: Ana').waitFor()
  await expect.poll(() => isFocused(tiles.getByRole('button', { name: /^Edit details/ }))).toBe(true)
})

test('Enter pressed twice saves what is said of a photo once', async () => {
  const { page, tiles } = await photosOf({}, 1)
  await tiles.getByRole('button', { name: /^Edit details/ }).click()
  const details = page.getByRole('dialog', { name: 'Image details' })
  await details.getByLabel('Photographer Name').fill('Ana')
  const sent: Route[] = []
  await page.route('**/places/images/*', (route) => void sent.push(route))
  await details.getByLabel('Photographer Name').press('Enter')
  await details.getByLabel('Photographer Name').press('Enter')
  await details.getByRole('button', { name: 'Saving...' }).waitFor()
  await expect.poll(() => sent.length).toBe(1)
  await page.unroute('**/places/images/*')
  for (const route of sent) await route.continue()
  await said(page, 'Image updated successfully')
  expect(sent).toHaveLength(1)
})

test('what two editors say of a photo at once is asked about, and nothing of either is lost', async () => {
  const { page, tiles, db, place } = await photosOf({}, 1)
  await tiles.getByRole('button', { name: /^Edit details/ }).click()
  const details = page.getByRole('dialog', { name: 'Image details' })
  await details.getByLabel('Alt Text').fill('Mine')
  const theirs = { altText: 'Theirs', photographerName: 'Bo' }
  await db.update(placeImages).set(theirs).where(eq(placeImages.placeId, place.id))
  const save = details.getByRole('button', { name: 'Save' })
  await save.click()
  const note = details.getByRole('note').filter({ hasText: 'Meanwhile saved by somebody else: Theirs' })
  await note.waitFor()
  await findsNothing(page)
  expect(await details.getByLabel('Photographer Name').inputValue()).toBe('Bo')
  await note.getByRole('button', { name: 'Keep mine' }).click()
  await save.click()
  await details.waitFor({ state: 'detached' })
  expect(await db.select().from(placeImages).where(eq(placeImages.placeId, place.id))).toMatchObject([
    { altText: 'Mine', photographerName: 'Bo' },
  ])
  await tiles.getByRole('button', { name: /^Edit details/ }).click()
  await details.getByLabel('Alt Text').fill('Gone')
  await db.delete(placeImages).where(eq(placeImages.placeId, place.id))
  await save.click()
  await said(page, 'This photo is gone')
  await details.waitFor({ state: 'detached' })
  await tiles.waitFor({ state: 'detached' })
})

test('a description that somebody else has given meanwhile is asked about, what was typed stays, and a photo that is gone leaves', async () => {
  const { page, dialog, db, place } = await photosOf({}, 3)
  await db.update(placeImages).set({ altText: null }).where(eq(placeImages.placeId, place.id))
  await page.reload()
  await dialog.getByRole('button', { name: 'Describe them' }).click()
  const question = (number: number) => page.getByLabel(`What does photo ${number} show?`)
  await question(3).fill('Gone')
  await db
    .delete(placeImages)
    .where(and(eq(placeImages.placeId, place.id), eq(placeImages.publicUrl, aPhoto(3))))
  await question(3).press('Enter')
  await said(page, 'This photo is gone')
  await expect.poll(() => question(3).count()).toBe(0)
  await question(1).fill('Mine')
  await question(2).fill('Mine too')
  await db.update(placeImages).set({ altText: 'Theirs' }).where(eq(placeImages.placeId, place.id))
  await question(1).press('Enter')
  const note = (number: number) =>
    dialog
      .getByRole('listitem')
      .filter({ has: question(number) })
      .getByRole('note')
      .filter({ hasText: 'Meanwhile saved by somebody else: Theirs' })
  await note(1).waitFor()
  await findsNothing(page)
  expect(await question(1).inputValue()).toBe('Mine')
  await note(1).getByRole('button', { name: 'Keep mine' }).click()
  await question(1).press('Enter')
  await said(page, 'Description saved')
  await note(2).getByRole('button', { name: 'Use theirs' }).click()
  await expect.poll(() => question(2).count()).toBe(0)
  const texts = await db.select().from(placeImages).where(eq(placeImages.placeId, place.id))
  expect(texts.map(({ altText }) => altText).toSorted()).toEqual(['Mine', 'Theirs'])
})

test('the photos are accessible at all widths, light and dark', async () => {
  const { page, dialog } = await photosOf({}, 3)
  await findsNothing(page)
  for (const name of ['Search Unsplash', 'Unsplash ID']) {
    await dialog.getByRole('tab', { name }).click()
    await findsNothing(page)
  }
})
