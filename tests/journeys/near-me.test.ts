import { expect, test } from 'vitest'
import { visit } from './browser.ts'
import { findsNothing } from './finds-nothing.ts'

const where = /Where/

async function nearMe(options: Parameters<typeof visit>[1]) {
  const page = await visit('/', options)
  await page.getByRole('button', { name: where }).click()
  await page.getByRole('button', { name: 'Near me' }).click()
  return page
}

test("'Near me' chooses the nearest city", async () => {
  const page = await nearMe({
    permissions: ['geolocation'],
    geolocation: { latitude: 48.3069, longitude: 16.3292 }, // Klosterneuburg
  })
  await expect.poll(() => page.getByRole('button', { name: where }).innerText()).toContain('Vienna')
})

test('whoever is far from every city is told so', async () => {
  const page = await nearMe({
    permissions: ['geolocation'],
    geolocation: { latitude: 37.74, longitude: -25.68 }, // the Azores
  })
  await page.getByText('None of our cities is within 300 km of you. Pick one from the list.').waitFor()
})

test('whoever keeps their place to themselves is told what to do instead', async () => {
  const page = await nearMe({ permissions: [], reducedMotion: 'reduce' })
  await page.getByText(/^Your browser keeps your location to itself\./).waitFor()
  await findsNothing(page)
})

test('nothing asks for the position before the button is pressed', async () => {
  const page = await visit('/')
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = () => document.body.setAttribute('data-asked', '')
  })
  await page.getByRole('button', { name: where }).click()
  await page.getByRole('button', { name: 'Near me' }).waitFor()
  expect(await page.locator('body[data-asked]').count()).toBe(0)
})

test('a device that says late where it is takes no city away that was chosen meanwhile', async () => {
  const page = await visit('/')
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      const coords = { latitude: 48.3069, longitude: 16.3292 }
      addEventListener('located', () => found({ coords } as GeolocationPosition))
    }
  })
  await page.getByRole('button', { name: where }).click()
  await page.getByRole('button', { name: 'Near me' }).click()
  await page.getByText('Looking for the nearest city …').waitFor()
  await page.getByRole('option', { name: 'Paris' }).click()
  await page.evaluate(() => dispatchEvent(new Event('located')))
  // Who would choose another one now has had the cities that it takes.
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('button', { name: where }).innerText()).toContain('Paris')
})
