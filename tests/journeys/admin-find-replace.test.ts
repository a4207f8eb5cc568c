import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { anOwnPlace, guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test('a word in the texts of many places becomes another once its changes were seen, and one undo brings it back', async () => {
  const db = await guideDatabase()
  const word = `quay${randomUUID().slice(0, 8)}`
  const named = (number: number) => ({ name: `${word} ${number}`, description: `By the old ${word}.` })
  for (const number of [1, 2, 3]) await anOwnPlace(db, named(number))
  await anOwnPlace(db, { ...named(4), description: `${word} ${'x'.repeat(4985)}` })
  const { page } = await visitAsEditor(`/admin/places?search=${word}`)
  await page.getByRole('button', { name: 'Find and replace…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Find and replace in 4 places' })
  const preview = dialog.getByRole('button', { name: 'Preview' })
  expect(await preview.isDisabled()).toBe(true)
  await dialog.getByLabel('Fact').selectOption('Description')
  await dialog.getByLabel('Find').fill(word.toUpperCase())
  await dialog.getByLabel('Replace with').fill('harbour of the town')
  await preview.click()
  await dialog.getByText('3 places would change.').waitFor()
  expect(await dialog.getByRole('deletion').allTextContents()).toEqual([word, word, word])
  await dialog.getByText('1 place stays as it is').click()
  await dialog.getByText('At most 5000 characters').waitFor()
  await findsNothing(page)
  await page.setViewportSize(phone.viewport)
  await findsNothing(page)
  await dialog.getByRole('checkbox', { name: `Change ${word} 2` }).uncheck()
  await dialog.getByText('1 left out').waitFor()
  await dialog.getByRole('button', { name: 'Replace in 2 places' }).click()
  await page.getByText('2 places updated').first().waitFor()
  const texts = async () => {
    const list = await page.request.get(`/api/admin/places?search=${word}`)
    return (await list.json()).data.slice(0, 3).map(({ description }: { description: string }) => description)
  }
  const [old, mended] = [`By the old ${word}.`, 'By the old harbour of the town.']
  expect(await texts()).toEqual([mended, old, mended])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(texts).toEqual([old, old, old])
})
