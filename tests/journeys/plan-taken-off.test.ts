import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hashOfCode } from '../../src/guide/plan/plan-code.queries.ts'
import { addSharedPlan } from '../../src/guide/plan/shared-plan.queries.ts'
import { sharedPlans } from '../../src/guide/plan/shared-plan.table.ts'
import { hydrated, visit } from './browser.ts'
import { guideDatabase } from './content.ts'
import { stops } from './planned-stops.ts'

const garden = { name: 'Volksgarten', day: '', at: 1, time: '', note: '', isGone: false }

/** A plan of the Volksgarten that lies on the server, open to edit; its code. */
async function sharedPlan(page: Page): Promise<string> {
  const { editCode } = await addSharedPlan(await guideDatabase(), { stops: { volksgarten: garden } })
  await page.goto(`/plan#${editCode}`)
  await expect.poll(() => stops(page)).toEqual(['Volksgarten'])
  return editCode ?? ''
}

async function noteOnServer(code: string) {
  const db = await guideDatabase()
  const [row] = await db
    .select()
    .from(sharedPlans)
    .where(eq(sharedPlans.editHash, hashOfCode(code)))
  return row?.plan.stops.volksgarten?.note
}

async function write(page: Page, note: string) {
  await page.getByRole('button', { name: 'More for Volksgarten' }).click()
  await page.getByLabel('Note').fill(note)
}

const away = (page: Page) => page.route('**/api/shared-plans**', (route) => route.abort())
const takeOff = (page: Page) => page.getByRole('button', { name: 'Take the plan off this device' }).click()

test('a shared plan leaves a device once the server has all that was written there, or who takes it off was told that it has not', async () => {
  const page = await visit('/about', { expectedErrors: /ERR_FAILED/ })
  const code = await sharedPlan(page)
  await write(page, 'Roses')
  await takeOff(page)
  await page.getByText('Your plan is empty').waitFor()
  expect(await noteOnServer(code)).toBe('Roses')
  await page.getByText('Its links still open it.').first().waitFor()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => stops(page)).toEqual(['Volksgarten'])
  await away(page)
  await write(page, 'Roses, then ice cream')
  await takeOff(page)
  await page.getByText('Your last changes are on this device only').first().waitFor()
  expect(await stops(page)).toEqual(['Volksgarten'])

  await page.getByRole('button', { name: 'Go on without them' }).click()
  await page.getByText('Your plan is empty').waitFor()
  await page.unroute('**/api/shared-plans**')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => noteOnServer(code)).toBe('Roses, then ice cream')
})

test('a deleted plan comes back together with what was hearted since', async () => {
  const page = await visit('/funplace/haus-des-meeres')
  const other = await page.context().newPage()
  await other.goto('/funplace/wurstelprater')
  await hydrated(other)
  await page.getByRole('button', { name: 'Plan Haus des Meeres' }).click()
  await page.getByRole('link', { name: 'My plan' }).click()
  await page.getByRole('button', { name: 'Delete the plan' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.hover()
  await other.getByRole('button', { name: 'Plan Wurstelprater' }).click()
  await expect.poll(() => stops(page)).toEqual(['Wurstelprater'])
  await undo.click()
  await expect.poll(() => stops(page)).toEqual(['Haus des Meeres', 'Wurstelprater'])
})

test('a shared plan that makes room for the one of a link loses nothing that its server has not heard', async () => {
  const page = await visit('/about', { expectedErrors: /ERR_FAILED/ })
  const code = await sharedPlan(page)
  await away(page)
  await write(page, 'Roses')
  await page.getByRole('button', { name: 'Done' }).click()
  const zoo = { ...garden, name: 'Tiergarten Schönbrunn' }
  const { editCode } = await addSharedPlan(await guideDatabase(), { stops: { zoo } })
  await page.route('**/api/shared-plans/read', (route) => route.continue())
  await page.evaluate((hash) => {
    location.hash = hash ?? ''
  }, editCode)
  await page.getByRole('button', { name: 'Open it instead of mine' }).click()
  await page.getByText('Your last changes are on this device only').first().waitFor()
  expect(await noteOnServer(code)).toBe('')
  await page.unroute('**/api/shared-plans**')
  await page.getByRole('button', { name: 'Open it instead of mine' }).click()
  await expect.poll(() => stops(page)).toEqual(['Tiergarten Schönbrunn'])
  expect(await noteOnServer(code)).toBe('Roses')
})
