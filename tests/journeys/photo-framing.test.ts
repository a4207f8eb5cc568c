import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { placeImages } from '../../src/guide/photos/place-image.table.ts'
import { aPicture } from '../test-uploads.ts'
import { desktop } from './browser.ts'
import { findsNothing } from './finds-nothing.ts'
import { chooseFile, naturalWidth, photosOf, said } from './photo-dialog.ts'

test('a photo gets a crop by numbers and a focal point by keys; families see it so, Undo brings all of it back, and a colleague’s is not taken away unseen', async () => {
  const { page, dialog, place, tiles, db } = await photosOf()
  await chooseFile(page, await aPicture({ width: 1200, height: 900 }).jpeg().toBuffer())
  await dialog.getByLabel('Alt Text').fill('Bears at noon')
  await dialog.getByRole('button', { name: 'Upload Image' }).click()
  await said(page, 'Image uploaded successfully')
  await tiles.getByRole('button', { name: /^Crop and focal point/ }).click()
  const framing = page.getByRole('dialog', { name: /^Crop and focal point: photo 1 of Bear Park/ })
  const point = framing.getByRole('button', { name: /^Focal point/ })
  await point.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowUp')
  expect(await point.getAttribute('aria-label')).toMatch(
    /^Focal point: 40 % from the left, 49 % from the top/,
  )
  await framing.getByLabel('Crop width').fill('80')
  await framing.getByLabel('Crop width').press('Enter')
  await framing.getByLabel('Point from the top').fill('20')
  await framing.getByLabel('Crop width').focus()
  expect(await point.getAttribute('aria-label')).toMatch(
    /^Focal point: 40 % from the left, 20 % from the top/,
  )
  await expect.poll(() => naturalWidth(framing.getByRole('img', { name: 'The whole of it' }))).toBe(1200)
  await findsNothing(page)
  await framing.getByRole('button', { name: 'Save' }).click()
  await said(page, 'Photo framed')
  const shown = async () => (await (await page.request.get(`/api/places/${place.slug}`)).json()).images[0]
  expect(await shown()).toMatchObject({ width: 960, height: 900, focus: '50% 20%' })
  const visitor = await page.context().newPage()
  await visitor.goto(`/funplace/${place.slug}`)
  const photo = visitor.getByRole('img', { name: 'Bears at noon' }).first()
  expect(await photo.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('50% 20%')
  await visitor.close()
  await page.getByRole('button', { name: 'Undo' }).click()
  await said(page, 'Shown as before')
  expect(await shown()).toMatchObject({ width: 1200, height: 900 })
  expect(await shown()).not.toHaveProperty('focus')
  await tiles.getByRole('button', { name: /^Crop and focal point/ }).click()
  await point.press('ArrowUp')
  const theirs = { framing: { crop: null, focus: { x: 10, y: 10 } }, focus: '10% 10%' }
  await db.update(placeImages).set(theirs).where(eq(placeImages.placeId, place.id))
  await framing.getByRole('button', { name: 'Save' }).click()
  await said(page, 'Failed to frame the photo')
  expect(await shown()).toMatchObject({ focus: '10% 10%' })
  const note = framing.getByRole('note')
  await note
    .getByText('Meanwhile saved by somebody else: point 10 % from the left, 10 % from the top')
    .waitFor()
  await note.getByText('Mine: point 50 % from the left, 49 % from the top').waitFor()
  const focusIn = (side: string) =>
    note.getByRole('list', { name: side }).locator('img').first().getAttribute('style')
  expect(await focusIn('Theirs')).not.toBe(await focusIn('Mine'))
  await findsNothing(page)
  // What others have not touched decides nothing.
  await framing.getByLabel('Crop width').fill('90')
  await framing.getByLabel('Crop width').press('Enter')
  await note.getByRole('button', { name: 'Use theirs' }).click()
  await note.waitFor({ state: 'detached' })
  expect(await point.getAttribute('aria-label')).toMatch(
    /^Focal point: 10 % from the left, 10 % from the top/,
  )
  await point.press('ArrowUp')
  await db
    .update(placeImages)
    .set({ ...theirs, framing: { crop: null, focus: { x: 20, y: 20 } } })
    .where(eq(placeImages.placeId, place.id))
  await framing.getByRole('button', { name: 'Save' }).click()
  await note.getByText(/: point 20 % from the left/).waitFor()
  await note.getByRole('button', { name: 'Keep mine' }).click()
  await note.waitFor({ state: 'detached' })
  await framing.getByRole('button', { name: 'Save' }).click()
  await framing.waitFor({ state: 'detached' })
  expect(await shown()).toMatchObject({ width: 1080, focus: '11% 9%' })
  await tiles.getByRole('button', { name: /^Crop and focal point/ }).click()
  await point.press('ArrowUp')
  await db.delete(placeImages).where(eq(placeImages.placeId, place.id))
  await framing.getByRole('button', { name: 'Save' }).click()
  await said(page, 'This photo is gone')
  await framing.waitFor({ state: 'detached' })
  await tiles.waitFor({ state: 'detached' })
})

test('a crop is drawn by its corners and moved, with the pointer and by keys, and its numbers follow', async () => {
  const { page, dialog, tiles } = await photosOf()
  await chooseFile(page, await aPicture({ width: 1200, height: 900 }).jpeg().toBuffer())
  await dialog.getByRole('button', { name: 'Upload Image' }).click()
  await said(page, 'Image uploaded successfully')
  await tiles.getByRole('button', { name: /^Crop and focal point/ }).click()
  const framing = page.getByRole('dialog', { name: /^Crop and focal point: photo 1 of Bear Park/ })
  const photo = framing.getByRole('img', { name: 'The whole of it' })
  await expect.poll(() => naturalWidth(photo)).toBe(1200)
  const numbers = () =>
    Promise.all(
      ['from the left', 'from the top', 'width', 'height'].map((side) =>
        framing.getByLabel(`Crop ${side}`).inputValue(),
      ),
    )
  await dragBy(
    page,
    framing.getByRole('button', { name: /^Corner of the crop, lower right/ }),
    photo,
    [-0.5, -0.25],
  )
  expect(await numbers()).toEqual(['0', '0', '50', '75'])
  await dragBy(page, framing.getByRole('button', { name: /^Cropped part/ }), photo, [0.2, 0.9])
  expect(await numbers()).toEqual(['20', '25', '50', '75'])
  await framing.getByRole('button', { name: /^Corner of the crop, upper left/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowUp')
  expect(await numbers()).toEqual(['19', '15', '51', '85'])
  await framing.getByRole('button', { name: /^Cropped part: 19 % from the left/ }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await numbers()).toEqual(['20', '15', '51', '85'])
  const shapes = await framing.getByRole('list', { name: 'As it is shown' }).boundingBox()
  expect((shapes?.y ?? 0) + (shapes?.height ?? 0)).toBeLessThan(desktop.viewport.height)
  await framing.getByRole('button', { name: 'Whole photo' }).click()
  expect(await numbers()).toEqual(['0', '0', '100', '100'])
})

/** Takes it in its middle, and lets it go by so many widths and heights of the frame from there. */
async function dragBy(page: Page, handle: Locator, frame: Locator, [across, down]: [number, number]) {
  const [from, size] = [await handle.boundingBox(), await frame.boundingBox()]
  if (!from || !size) throw new Error('It is not drawn')
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + across * size.width, y + down * size.height, { steps: 3 })
  await page.mouse.up()
}
