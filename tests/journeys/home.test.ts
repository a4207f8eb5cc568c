import { expect, test } from 'vitest'
import { undisturbed } from './ask.ts'
import { addressOf, isFocused, visit } from './browser.ts'

const cityField = /Choose your destination/

test('a search without a city says so and leads to the field', async () => {
  const page = await visit('/')
  await page.getByRole('button', { name: 'Find Family Fun' }).click()
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect((await alert.innerText()).trim()).toBe('Please select a city first')
  const field = page.getByRole('button', { name: cityField })
  await expect.poll(() => isFocused(field)).toBe(true)
  expect(await field.evaluate((button) => button.getAttribute('aria-describedby'))).toBe(
    await alert.getAttribute('id'),
  )
  expect(addressOf(page)).toBe('/')
})

test('the alert goes when a city is chosen', async () => {
  const page = await visit('/')
  await page.getByRole('button', { name: 'Find Family Fun' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByRole('button', { name: cityField }).click()
  await page.getByRole('option', { name: 'Lyon' }).click()
  await page.getByRole('alert').waitFor({ state: 'detached' })
})

test('the radii are those of the API, 50 km at first', async () => {
  const page = await visit('/')
  const answer = await page.request.get('/api/search-radius-options')
  const radii = (await answer.json()).map(({ displayName }: { displayName: string }) => displayName)
  const field = page.getByRole('combobox', { name: 'Search Radius' })
  expect(await field.innerText()).toContain('Within 50 km')
  await field.click()
  await page.getByRole('option').first().waitFor()
  expect(await page.getByRole('option').allInnerTexts()).toEqual(radii)
})

test('the travel periods are any time and the seasons', async () => {
  const page = await visit('/')
  const field = page.getByRole('combobox', { name: 'Travel Period' })
  expect(await field.innerText()).toContain('Any time')
  await field.click()
  await page.getByRole('option').first().waitFor()
  expect(await page.getByRole('option').allInnerTexts()).toEqual([
    'Any time',
    'Spring',
    'Summer',
    'Autumn',
    'Winter',
  ])
})

test.for([
  [undefined, undefined, '/funcity/lyon'],
  ['Within 25 km', undefined, '/funcity/lyon?radius=25'],
  ['Within 50 km', 'Any time', '/funcity/lyon'],
  [undefined, 'Summer', '/funcity/lyon?season=summer'],
  ['Within 100 km', 'Winter', '/funcity/lyon?radius=100&season=winter'],
] as const)('radius %s and period %s lead to %s', async ([radius, period, address]) => {
  const page = await visit('/')
  await page.getByRole('button', { name: cityField }).click()
  await page.getByRole('option', { name: 'Lyon' }).click()
  for (const [field, choice] of [
    ['Search Radius', radius],
    ['Travel Period', period],
  ] as const) {
    if (!choice) continue
    await page.getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: choice }).click()
  }
  await page.getByRole('button', { name: 'Find Family Fun' }).click()
  await page.getByRole('heading', { name: 'Family Fun around Lyon, France', level: 1 }).waitFor()
  expect(addressOf(page)).toBe(address)
})

test('six blurbs tell what every place comes with', async () => {
  const page = await visit('/')
  expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'Distance tracking',
    'Seasonal availability',
    'Curated for families',
    'Real-time updates',
    'Easy planning',
    'Local insights',
  ])
  await page.getByText(/^See how to get there by car, bus and train/).waitFor()
})

test('the call to action leads back to the search and on to the activities', async () => {
  const page = await visit('/')
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: 'Ready for your next family adventure?' }).waitFor()
  expect(await main.getByRole('link', { name: 'Top activities' }).getAttribute('href')).toBe(
    '/top-family-activities',
  )
  await main.getByRole('link', { name: 'Find Family Fun' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('title and description are those of the metadata, and the address is the canonical one', async () => {
  const page = await visit('/')
  await undisturbed(async () => {
    const metadata = await (await page.request.get('/api/page-metadata/home')).json()
    await page.reload()
    expect(await page.title()).toBe(metadata.metaTitle)
    const description = page.locator('meta[name=description]')
    expect(await description.getAttribute('content')).toBe(metadata.metaDescription)
  })
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical).toBe(`http://localhost:${new URL(page.url()).port}/`)
})
