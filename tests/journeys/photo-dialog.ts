import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { anImage } from '../factories.ts'
import { anOwnPlace } from './content.ts'
import { aPhoto } from './photos.ts'
import { visitAsEditor } from './visit-as-editor.ts'

type PlaceFields = Parameters<typeof anOwnPlace>[1]

/** The dialog of a place of the test's own, with its photos. */
export async function photosOf(fields: PlaceFields = {}, photos = 0, automatic: number[] = []) {
  const name = `Bear Park ${randomUUID().slice(0, 8)}`
  const { page, db } = await visitAsEditor('/admin', { photos: true, expectedErrors: /40\d|415|422|503/ })
  const place = await anOwnPlace(db, { name, ...fields })
  for (let number = 1; number <= photos; number++)
    await anImage(db, place, { publicUrl: aPhoto(number), isPrimary: number === 1, storagePath: null })
  for (const number of automatic)
    await anImage(db, place, {
      ...{ imageType: 'commons_auto', storagePath: null, publicUrl: aPhoto(number), sortOrder: number },
      ...{ originalUrl: `https://commons.wikimedia.org/wiki/File:${number}.jpg`, license: 'CC0' },
    })
  await page.goto(`/admin/places?search=${name}`)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Manual Upload' }).waitFor()
  return {
    page,
    dialog,
    place,
    db,
    tiles: dialog.getByRole('list', { name: 'Photos', exact: true }).getByRole('listitem'),
  }
}

export const chooseFile = (page: Page, buffer: Buffer, mimeType = 'image/jpeg') =>
  page.getByRole('dialog').locator('input[type=file]').setInputFiles({ name: 'bears.jpg', mimeType, buffer })

export const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

export const naturalWidth = (image: ReturnType<Page['locator']>) =>
  image.evaluate((element) => (element as HTMLImageElement).naturalWidth)
