import { expect, test } from 'vitest'
import { phone, visit } from './browser.ts'

test('a family finds places around a city and opens one', async () => {
  const page = await visit('/')
  await page.getByRole('button', { name: /Choose your destination/ }).click()
  await page.getByPlaceholder('Search cities...').fill('vien')
  await page.getByRole('option', { name: /Vienna/ }).click()
  await page.getByRole('button', { name: 'Find Family Fun' }).click()
  await page.getByRole('heading', { name: 'Family Fun around Vienna, Austria', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/funcity/vienna')
  await page.getByRole('link', { name: 'View Details of Haus des Meeres' }).click()
  await page.getByRole('heading', { name: 'Haus des Meeres', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/funplace/haus-des-meeres')
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('heading', { name: 'Family Fun around Vienna, Austria' }).waitFor()
})

test('text has a width, so the browser has fonts', async () => {
  const page = await visit('/')
  const box = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(box?.width).toBeGreaterThan(100)
})

test('the same works on a phone', async () => {
  const page = await visit('/', phone)
  await page.getByRole('button', { name: /Choose your destination/ }).tap()
  await page.getByRole('option', { name: /Paris/ }).tap()
  await page.getByRole('button', { name: 'Find Family Fun' }).tap()
  await page.getByRole('heading', { name: 'Family Fun around Paris, France', level: 1 }).waitFor()
})
