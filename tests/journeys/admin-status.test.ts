import { expect, test } from 'vitest'
import { isFocused } from './browser.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

test('an owner sees how the guide is, reads what is new, and backs it up with one press', async () => {
  const { page } = await visitAsEditor('/admin/database')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Status' }).click()
  await page.getByRole('heading', { name: 'Status', level: 1 }).waitFor()
  const backUps = page.getByRole('region', { name: 'Back-ups' })
  await backUps.getByText('None: the setting BACKUP_EVERY makes one.').waitFor()
  const backUp = backUps.getByRole('button', { name: 'Back up now' })
  await backUp.press('Enter')
  await page.getByText('The guide is backed up').first().waitFor()
  await backUp.waitFor()
  expect(await isFocused(backUp)).toBe(true)
  await backUps.getByText(/^guide-[0-9a-f]{8}-.*-scheduled\.backup$/).waitFor()
  await page
    .getByRole('region', { name: 'Machine' })
    .getByText(/ GB free$/)
    .waitFor()
  await page.getByText('What is new: for families').click()
  await page.getByText(/^Pick one of 110 cities/).waitFor()
  expect(await page.getByRole('meter', { name: 'Geoapify, today (UTC)' }).count()).toBe(1)
  await findsNothing(page)
})
