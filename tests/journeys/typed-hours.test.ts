import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { places } from '../../src/guide/places/place.table.ts'
import { isFocused, paste } from './browser.ts'
import { anOwnPlace, guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

async function anOpenPlace(openingHours: string | null) {
  const name = `hours-${randomUUID().slice(0, 8)}`
  const { id } = await anOwnPlace(await guideDatabase(), { name, openingHours })
  const { page, db } = await visitAsEditor(`/admin/places?search=${name}`)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Place' }).or(page.getByRole('dialog').first())
  const stored = async () => (await db.select().from(places).where(eq(places.id, id)))[0]?.openingHours
  return { page, dialog: dialog.first(), stored }
}

test('the week that was understood shows while hours are typed; what is not understood is asked about before it is saved', async () => {
  const { page, dialog, stored } = await anOpenPlace(null)
  const field = dialog.getByLabel('Opening Hours')
  await field.fill('Mo-Fr 09:00-17:00; Sa 10:00-14:00')
  await dialog.getByRole('status').getByText('Understood as follows').waitFor()
  await dialog.getByText('09:00–17:00').first().waitFor()
  await field.fill('Mo-Fr 09:00-17:00; Jun-Aug Mo-Su 08:00-20:00')
  const more = dialog.getByText(/^Also \d+ other times? of the year/)
  await more.click()
  for (const hours of ['09:00–17:00', '08:00–20:00']) await dialog.getByText(hours).first().waitFor()
  await more.click()
  await expect.poll(() => dialog.getByRole('term').count()).toBe(7)
  await field.fill('Mo-Fr 09:00-17:00; Sa 25:99')
  await dialog.getByRole('status').getByText('Not understood at').waitFor()
  expect(await dialog.getByText('09:00–17:00').count()).toBe(0)
  await findsNothing(page)

  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  const question = page.getByRole('dialog', { name: 'Save these opening hours?' })
  await question.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => isFocused(field)).toBe(true)
  expect(await stored()).toBeNull()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await question.getByRole('button', { name: 'Save anyway' }).click()
  await page.getByText('Place updated successfully').first().waitFor()
  expect(await stored()).toBe('Mo-Fr 09:00-17:00; Sa 25:99')
})

test('hours that were copied from a map are pasted as rules, and one press writes them as the guide reads them', async () => {
  const { page, dialog, stored } = await anOpenPlace(null)
  const field = dialog.getByLabel('Opening Hours')
  await paste(field, 'Monday\t9 AM–5 PM\nTuesday\tClosed\n')
  await expect.poll(() => field.inputValue()).toBe('Monday 9 AM–5 PM; Tuesday Closed')
  await dialog.getByRole('button', { name: 'Write ‘Mo 09:00-17:00; Tu closed’ instead' }).click()
  await dialog.getByRole('status').getByText('Understood as follows').waitFor()
  expect(await isFocused(field)).toBe(true)
  await field.fill('Mo-Su 08:00-20:00 "main gate"')
  await dialog.getByRole('status').getByText('no hours can be told from it').waitFor()
  await findsNothing(page)
  await dialog.getByRole('button', { name: /^Write ‘Mo-Su 08:00-20:00 open/ }).click()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Place updated successfully').first().waitFor()
  expect(await stored()).toBe('Mo-Su 08:00-20:00 open "main gate"')
})

test('only the answer to what stands there now shows, and a guide that cannot be asked keeps nobody from saving', async () => {
  const { page, dialog, stored } = await anOpenPlace('Mo 10:00-12:00')
  const field = dialog.getByLabel('Opening Hours')
  await dialog.getByText('10:00–12:00').waitFor()
  await page.route('**/api/admin/opening-hours?*', (route) => route.fulfill({ status: 503, body: '{}' }))
  await field.fill('whenever we like')
  expect(await dialog.getByText('10:00–12:00').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Place updated successfully').first().waitFor()
  expect(await stored()).toBe('whenever we like')
})

test('the form for a new place asks as well', async () => {
  const name = `hours-${randomUUID().slice(0, 8)}`
  const { page, db } = await visitAsEditor('/admin/places')
  await page.getByRole('button', { name: 'Add Place' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Place' })
  await dialog.getByLabel('Name*').fill(name)
  await dialog.getByLabel('Latitude*').fill('64.15')
  await dialog.getByLabel('Longitude*').fill('-21.95')
  await dialog.getByLabel('Opening Hours').fill('Mo-Fr 9-5')
  await dialog.getByRole('status').getByText('Not understood').waitFor()
  // What is wrong is said first; nobody is asked about a form that cannot be saved.
  await dialog.getByLabel('Latitude*').fill('')
  await dialog.getByRole('button', { name: 'Create Place' }).click()
  await page.getByText('Validation Error').first().waitFor()
  expect(await page.getByRole('button', { name: 'Save anyway' }).count()).toBe(0)
  await dialog.getByLabel('Latitude*').fill('64.15')
  await dialog.getByRole('button', { name: 'Create Place' }).click()
  await page.getByRole('button', { name: 'Save anyway' }).click()
  await page.getByText('Place created successfully').first().waitFor()
  await db.delete(places).where(eq(places.name, name))
})
