import { randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { keepTwinsOf } from '../../src/gathering/twins/twins-of.queries.ts'
import { placeSources, places } from '../../src/guide/places/place.table.ts'
import { aPlace } from '../factories.ts'
import { aZoo } from '../fake-provider.ts'
import { isFocused, phone, ticks } from './browser.ts'
import { guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { visitAsEditor } from './visit-as-editor.ts'

/** In the sea, where no other test finds it near its own places. */
const spot = { lat: 62.5, lng: -25 }

/** Two places of one name, side by side. */
async function aPair() {
  const db = await guideDatabase()
  const name = `Hut ${randomUUID().slice(0, 8)}`
  onTestFinished(async () => {
    await db.delete(places).where(like(places.name, `${name}%`))
  })
  const one = await aPlace(db, { name, ...spot, phone: '+354 1' })
  const two = await aPlace(db, { name, ...spot, lat: 62.5002, phone: '+354 2', website: 'https://hut.is/' })
  await db.transaction((tx) => keepTwinsOf(tx, [one.id]))
  const count = () => db.$count(places, like(places.name, `${name}%`))
  return { db, name, one, two, count }
}

test('two places that are one are compared, joined as chosen, and two again with one press', async () => {
  const { name, one, two, count } = await aPair()
  const { page } = await visitAsEditor('/admin/twins')
  await page.getByRole('link', { name: `Compare ${name} and ${name}` }).click()
  const phones = page.getByRole('group', { name: 'Phone' })
  expect(await phones.getByRole('radio', { name: '+354 1' }).isChecked()).toBe(true)
  await phones.getByRole('radio', { name: '+354 2' }).check()
  await findsNothing(page)
  await page.getByRole('button', { name: 'Join them into one' }).click()
  await page.getByText('The two places are one').first().waitFor()
  expect(await count()).toBe(1)
  const read = async () => (await page.request.get(`/api/admin/places/${one.id}`)).json()
  expect(await read()).toMatchObject({ phone: '+354 2', website: 'https://hut.is/' })
  expect((await page.request.get(`/funplace/${two.slug}`)).url()).toContain(`/funplace/${one.slug}`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('1 place as before').first().waitFor()
  expect(await count()).toBe(2)
  expect(await read()).toMatchObject({ phone: '+354 1', website: null })
})

test('two places that do not look like one, or lie far apart, are joined after a question alone', async () => {
  const { db, one, two, count } = await aPair()
  await db.update(places).set({ lat: 62.55 }).where(eq(places.id, two.id))
  const { page } = await visitAsEditor(`/admin/twins?pair=${one.id}-${two.id}`, phone)
  const join = page.getByRole('button', { name: 'Join them into one' })
  await join.click()
  const question = page.getByRole('dialog', { name: 'Join two places 5.6 km apart?' })
  await findsNothing(page)
  await question.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => isFocused(join)).toBe(true)
  expect(await count()).toBe(2)
  await join.click()
  await question.getByRole('button', { name: 'Join them' }).click()
  await page.getByText('The two places are one').first().waitFor()
  expect(await count()).toBe(1)
})

test('on a phone two places are said to be two, and offered again', async () => {
  const { name, one, two } = await aPair()
  const { page } = await visitAsEditor(`/admin/twins?pair=${one.id}-${two.id}`, phone)
  await page.getByRole('radio', { name: `Keep the address /funplace/${two.slug}` }).check()
  await expect.poll(() => page.url()).toContain(`pair=${two.id}-${one.id}`)
  await page.getByRole('button', { name: 'These are two places' }).click()
  await page.getByText('These are two places and are not offered again').first().waitFor()
  await page.getByRole('link', { name: 'Said to be two' }).click()
  await page.getByRole('button', { name: `Offer ${name} and ${name} again` }).click()
  await page.getByText('They are offered again where they look like one.').first().waitFor()
  await page.getByRole('link', { name: 'Possible twins' }).click()
  await page.getByRole('link', { name: `Compare ${name} and ${name}` }).waitFor()
})

test('a place whose records were joined wrongly is taken apart', async () => {
  const { page, name, count } = await aJoinedPlace()
  await page.getByRole('checkbox', { name: `${name} 910002 (node/910002) is another place` }).check()
  await page.getByRole('button', { name: 'Take apart' }).click()
  await page.getByText('The records are two places now').first().waitFor()
  await page.getByText(/said to be two places/).waitFor()
  expect(await count()).toBe(3)
})

test('where it cannot be noted that they are two, that is said, and the way back stays', async () => {
  const { page, name, count } = await aJoinedPlace({ expectedErrors: /503/ })
  await page.route('**/twins/apart', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('checkbox', { name: `${name} 910002 (node/910002) is another place` }).check()
  await page.getByRole('button', { name: 'Take apart' }).click()
  await page.getByText('It could not be noted that they are two').first().waitFor()
  expect(await ticks(page)).toBe(0)
  expect(await count()).toBe(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(count).toBe(2)
})

/** One that two records say something of, as an editor takes it apart. */
async function aJoinedPlace(visiting: Parameters<typeof visitAsEditor>[1] = {}) {
  const { db, name, one, count } = await aPair()
  for (const id of [910_001, 910_002]) {
    const { provider, externalId, raw } = aZoo(id, { name: `${name} ${id}`, lat: spot.lat, lon: spot.lng })
    await db.insert(placeSources).values({ placeId: one.id, provider, externalId, raw })
  }
  const { page } = await visitAsEditor(`/admin/twins?place=${one.id}`, visiting)
  return { page, name, count }
}

test('the links through a list of twins keep the focus from its begin to its end, also while the next part is on its way', async () => {
  const { page } = await visitAsEditor('/admin')
  const part = { data: [], total: 1, searchedAt: '2026-01-01T00:00:00Z' }
  const after = '9,1,2'
  let answered = Promise.withResolvers<void>()
  await page.route(/\/api\/admin\/twins(\?|$)/, async (route) => {
    await answered.promise
    await route.fulfill({ json: { ...part, next: route.request().url().includes('after=') ? null : after } })
  })
  answered.resolve()
  await page.goto('/admin/twins')
  for (const [name, other] of [
    ['Next', 'First'],
    ['First', 'Next'],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true })
    await link.focus()
    answered = Promise.withResolvers<void>()
    const asked = page.waitForRequest(/\/api\/admin\/twins(\?|$)/)
    await page.keyboard.press('Enter')
    await asked
    expect([name, await isFocused(link)]).toEqual([name, true])
    answered.resolve()
    await expect.poll(() => link.getAttribute('aria-disabled')).toBe('true')
    expect([name, await isFocused(link)]).toEqual([name, true])
    expect(await page.getByRole('link', { name: other, exact: true }).getAttribute('aria-disabled')).toBe(
      'false',
    )
  }
})

test('a part of the list of what is two that cannot be had is told, and not passed over', async () => {
  const { page } = await visitAsEditor('/admin')
  let isAway = false
  await page.route(/\/api\/admin\/twins\/apart(\?|$)/, (route) =>
    isAway
      ? route.fulfill({ status: 503, json: { message: 'Later' } })
      : route.fulfill({ json: { data: [], next: '2026-01-01T00:00:00.000Z,1,2' } }),
  )
  await page.goto('/admin/twins?list=apart')
  const next = page.getByRole('link', { name: 'Next', exact: true })
  await next.waitFor()
  isAway = true
  await next.click()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
})
