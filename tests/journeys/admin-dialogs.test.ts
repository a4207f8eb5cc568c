import { expect, test } from 'vitest'
import { addressOf, isFocused } from './browser.ts'
import { anOwnCity, guideDatabase } from './content.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test('what is open over a screen stands in its address: links, reloading and back keep it', async () => {
  const { id, name } = await anOwnCity(await guideDatabase(), { name: 'Linkhaven' })
  const { page } = await visitAsEditor(`/admin/cities?open=${id}`)
  const form = page.getByRole('dialog', { name: `Edit City: ${name}` })
  await form.getByLabel('Name').waitFor()
  await page.reload()
  await form.getByLabel('Name').waitFor()
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })
  await expect.poll(() => addressOf(page)).toBe('/admin/cities')
  const add = page.getByRole('button', { name: 'Add City' })
  await add.click()
  const another = page.getByRole('dialog', { name: 'Add City' })
  await another.waitFor()
  await expect.poll(() => addressOf(page)).toBe('/admin/cities?open=new')
  await page.goBack()
  await another.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(add)).toBe(true)
  await page.goForward()
  await another.waitFor()
})

test('each dialog that begins or changes something opens by its link', async () => {
  const { page } = await visitAsEditor('/admin')
  for (const [address, dialog] of [
    ['cities?open=new', 'Add City'],
    ['search-radius?open=new', 'Add Search Radius'],
    ['config?open=new', 'Add configuration'],
    ['seo-metadata?open=seo-page:about', /About/],
    ['accounts?open=invite', /^Invite/],
    ['programs?open=new-token', 'New API token'],
    ['programs?open=new-webhook', 'New webhook'],
  ] as const) {
    await page.goto(`/admin/${address}`)
    await page.getByRole('dialog', { name: dialog }).waitFor()
  }
})
