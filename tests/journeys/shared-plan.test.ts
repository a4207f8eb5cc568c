import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hashOfCode } from '../../src/guide/plan/plan-code.queries.ts'
import { addSharedPlan, changeSharedPlan } from '../../src/guide/plan/shared-plan.queries.ts'
import { sharedPlans } from '../../src/guide/plan/shared-plan.table.ts'
import { hydrated, isFocused, phone, visit } from './browser.ts'
import { guideDatabase } from './content.ts'
import { findsNothing } from './finds-nothing.ts'
import { stops } from './planned-stops.ts'

type SharedPlanRow = typeof sharedPlans.$inferSelect

/** In another tab of the same browser. */
async function tellOfFamily(page: Page) {
  const nap = { from: '12:30', until: '14:30' }
  const family = JSON.stringify({ family: { ages: [3, 8], nap }, isOn: true })
  await page.evaluate((kept) => localStorage.setItem('our-family', kept), family)
  await page.reload()
  await hydrated(page)
  await page.getByText('Nap 12:30–14:30', { exact: true }).waitFor()
}

const familyOf = (page: Page) => page.evaluate(() => localStorage.getItem('our-family'))
const offer = (page: Page) => page.getByRole('region', { name: '‘Our family’ came with the link' })

/** What came with the link is there only once he says so, and goes again with 'Undo'. */
async function takesFamilyOver(father: Page) {
  await offer(father).getByText('children of 3 and 8 · nap 12:30–14:30').waitFor()
  expect(await familyOf(father)).toBe(null)
  await findsNothing(father)
  await father.setViewportSize(phone.viewport)
  await offer(father).getByRole('button', { name: 'Use it here' }).tap()
  await father.getByText('Nap 12:30–14:30', { exact: true }).waitFor()
  expect(await offer(father).count()).toBe(0)
  await father.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(() => familyOf(father)).toBe(null)
}

async function keepsOwnFamily(mother: Page, link: string) {
  const before = await familyOf(mother)
  await mother.goto(link)
  await offer(mother).getByText('This device has: children of 3 and 8 · nap 12:30–14:30').waitFor()
  await offer(mother).getByRole('button', { name: 'Keep ours' }).click()
  await offer(mother).waitFor({ state: 'detached' })
  expect(await familyOf(mother)).toBe(before)
}

/** What a camera reads of it. */
async function scanned(page: Page, name: string) {
  const [drawing, ground] = await page
    .getByRole('img', { name })
    .evaluate((element) => [
      new XMLSerializer().serializeToString(element),
      getComputedStyle(element).backgroundColor,
    ])
  expect(ground).toBe('rgb(255, 255, 255)')
  const picture = sharp(Buffer.from(drawing)).resize(400).flatten({ background: ground }).ensureAlpha().raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return decodeQR({ ...info, data })
}

test('two parents edit one plan at once, and who has the other link looks on', async () => {
  const mother = await visit('/funplace/haus-des-meeres', { expectedErrors: /4(?:22|29)/ })
  await mother.getByRole('button', { name: 'Plan Haus des Meeres' }).click()
  await mother.getByRole('link', { name: 'My plan' }).click()
  await mother.route('**/api/shared-plans', (route) => route.fulfill({ status: 429, json: {} }), { times: 1 })
  await mother.getByRole('button', { name: 'Make the links' }).click()
  await mother.getByText('Too many links for now').first().waitFor()
  await mother.getByRole('button', { name: 'Make the links' }).click()
  const link = (label: string) => mother.getByLabel(label, { exact: true }).inputValue()
  await mother.getByText('Scan it with the other phone').click()
  await mother.emulateMedia({ colorScheme: 'dark' })
  expect(await scanned(mother, 'The link to edit together')).toBe(await link('To edit together'))
  await tellOfFamily(mother)
  await mother.getByLabel(/The ages of the children \(3 and 8\)/).check()
  const plain = await link('To edit together')
  await mother.getByLabel(/^Put all of Our family into the link .* nap 12:30–14:30/).check()
  const father = await visit(await link('To edit together'), { ...phone, expectedErrors: /404/ })
  await father.getByText('For 3 and 8').waitFor()
  await takesFamilyOver(father)
  await keepsOwnFamily(mother, `${plain}&ages=5&budget=0`)
  expect(await link('To look at')).toMatch(/#[\w-]{16}$/)
  const grandmother = await visit(await link('To look at'), { ...phone, expectedErrors: /404/ })
  await grandmother.getByRole('link', { name: 'Haus des Meeres' }).waitFor()
  await grandmother.getByRole('heading', { name: 'A shared plan', level: 1 }).waitFor()
  const changing = { name: /Move|More|Add a day|Rename|Make the links/ }
  expect(await grandmother.getByRole('button', changing).count()).toBe(0)
  expect(await grandmother.getByText('For 3 and 8').count()).toBe(0)

  const write = async (page: Page, note: string) => {
    await page.getByRole('button', { name: 'More for Haus des Meeres' }).click()
    await page.getByLabel('Note').fill(note)
    return () => page.getByRole('button', { name: 'Done' }).click()
  }
  const saves = [await write(mother, 'Sharks first'), await write(father, 'Towels')]
  await mother.route('**/api/shared-plans', (route) => route.fulfill({ status: 422, json: {} }), { times: 1 })
  // Both are gone again after some seconds.
  const told = mother.getByText('Together you planned too much').first().waitFor()
  const ringed = father.getByText('Changed just now').waitFor()
  for (const save of saves) await save()
  await told
  await ringed
  await father.getByRole('button', { name: 'Add a day' }).click()
  for (const page of [mother, father, grandmother]) {
    await page.getByText('Sharks first').waitFor()
    await page.getByText('Towels').waitFor()
    await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(1).waitFor()
  }
  // What is being written is kept where somebody else moves the stop meanwhile.
  await write(father, 'Towels and goggles')
  await mother.getByRole('button', { name: 'Move Haus des Meeres earlier' }).click()
  await mother.getByText('Towels and goggles').waitFor()
  await mother.getByRole('button', { name: 'Switch the links off' }).click()
  await father.getByText('This plan is no longer on our server').first().waitFor()
  await grandmother.getByText('There is no plan under this link').waitFor()
  await father.getByLabel('Note').and(father.getByText('Towels and goggles')).waitFor()
})

test('what is planned while the links are made goes to the server, the plan itself no second time, and what is planned while they end stays', async () => {
  const page = await visit('/funplace/haus-des-meeres', { expectedErrors: /404/ })
  await page.getByRole('button', { name: 'Plan Haus des Meeres' }).click()
  const other = await page.context().newPage()
  await other.goto('/funplace/wurstelprater')
  await hydrated(other)
  const heart = other.getByRole('button', { name: 'Plan Wurstelprater' })
  await page.getByRole('link', { name: 'My plan' }).click()
  await page.route(
    '**/api/shared-plans',
    async (route) => {
      await heart.click()
      await expect.poll(() => stops(page)).toEqual(['Haus des Meeres', 'Wurstelprater'])
      expect(await isFocused(page.getByRole('button', { name: 'Make the links' }))).toBe(true)
      await route.continue()
    },
    { times: 1 },
  )
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.getByRole('button', { name: 'Make the links' }).click()
  expect(Object.keys((await sent).postDataJSON().change.stops)).toEqual(['wurstelprater'])
  await page.route(
    '**/api/shared-plans',
    async (route) => {
      await heart.click()
      await expect.poll(() => stops(page)).toEqual(['Haus des Meeres'])
      await route.continue()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Switch the links off' }).click()
  await page.getByRole('button', { name: 'Make the links' }).waitFor()
  expect(await stops(page)).toEqual(['Haus des Meeres'])
})

test('what a guide has lost of a shared plan by an older back-up, browsers that have it give back', async () => {
  const db = await guideDatabase()
  const page = await visit('/funplace/haus-des-meeres')
  await page.getByRole('button', { name: 'Plan Haus des Meeres' }).click()
  await page.getByRole('link', { name: 'My plan' }).click()
  await page.getByRole('button', { name: 'Make the links' }).click()
  const link = await page.getByLabel('To edit together', { exact: true }).inputValue()
  const ofLink = eq(sharedPlans.editHash, hashOfCode(new URL(link).hash.slice(1)))
  const onServer = async () => (await db.select().from(sharedPlans).where(ofLink))[0] as SharedPlanRow
  const hasVersion = (version: number) => expect.poll(async () => (await onServer()).version).toBe(version)
  await hasVersion(1)
  const { plan, version } = await onServer()
  await page.getByRole('button', { name: 'More for Haus des Meeres' }).click()
  await page.getByLabel('Note').fill('Sharks first')
  await page.getByRole('button', { name: 'Done' }).click()
  await hasVersion(2)
  await page.getByRole('button', { name: 'Add a day' }).click()
  await hasVersion(3)
  const { heard: _, ...newest } = (await onServer()).plan

  // Since the back-up came back somebody else has added a stop.
  const garden = { name: 'Volksgarten', day: '', at: 9, time: '', note: '', isGone: false }
  const older = { ...plan, stops: { ...plan.stops, volksgarten: garden } }
  await db.update(sharedPlans).set({ plan: older, version }).where(ofLink)
  const both = { ...newest, stops: { ...newest.stops, volksgarten: garden } }
  await expect.poll(async () => (await onServer()).plan).toMatchObject(both)
  await expect.poll(() => stops(page)).toEqual(['Haus des Meeres', 'Volksgarten'])
  await page.getByText('Sharks first').waitFor()

  // The same where the browser has something to send by then.
  await page.goto('/funplace/wurstelprater')
  await hydrated(page)
  await db.update(sharedPlans).set({ plan, version }).where(ofLink)
  await page.getByRole('button', { name: 'Plan Wurstelprater' }).click()
  await expect.poll(async () => (await onServer()).plan).toMatchObject(both)
  expect(Object.keys((await onServer()).plan.stops)).toContain('wurstelprater')
})

test('a change whose answer was lost on the way does not win, sent again, over what somebody else wrote meanwhile', async () => {
  const db = await guideDatabase()
  const page = await visit('/funplace/haus-des-meeres', { expectedErrors: /ERR_FAILED/ })
  await page.getByRole('button', { name: 'Plan Haus des Meeres' }).click()
  await page.getByRole('link', { name: 'My plan' }).click()
  await page.getByRole('button', { name: 'Make the links' }).click()
  const link = await page.getByLabel('To edit together', { exact: true }).inputValue()
  const code = new URL(link).hash.slice(1)
  const ofLink = eq(sharedPlans.editHash, hashOfCode(code))
  const onServer = async () => (await db.select().from(sharedPlans).where(ofLink))[0] as SharedPlanRow
  const theirs = 'Pool, not sharks'
  await page.route(
    '**/api/shared-plans',
    async (route) => {
      await route.fetch()
      expect((await onServer()).plan.stops['haus-des-meeres']?.time).toBe('09:30')
      await changeSharedPlan(db, code, { name: theirs, stops: { 'haus-des-meeres': { time: '14:00' } } })
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'More for Haus des Meeres' }).click()
  await page.getByLabel(/^Time/).fill('09:30')
  await page.getByLabel(/^Time/).blur()
  await page.getByRole('heading', { name: theirs, level: 1 }).waitFor()
  expect((await onServer()).plan.stops['haus-des-meeres']?.time).toBe('14:00')
  await expect.poll(() => page.getByLabel(/^Time/).inputValue()).toBe('14:00')
})

test('a link to edit shows its plan where the browser keeps nothing, and the own plan comes back that made room for it', async () => {
  const garden = { name: 'Volksgarten', day: '', at: 1, time: '', note: '', isGone: false }
  const { editCode } = await addSharedPlan(await guideDatabase(), { stops: { volksgarten: garden } })
  const page = await visit('/plan')
  await hydrated(page)
  const open = () =>
    page.evaluate((code) => {
      location.hash = code ?? ''
    }, editCode)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await open()
  await page.getByText('The plan cannot be kept').first().waitFor()
  await expect.poll(() => stops(page)).toEqual(['Volksgarten'])

  await page.goto('/funplace/haus-des-meeres')
  await page.getByRole('button', { name: 'Plan Haus des Meeres' }).click()
  await page.getByRole('link', { name: 'My plan' }).click()
  await page.getByRole('heading', { name: 'Haus des Meeres' }).waitFor()
  await open()
  await page.getByText('plan of 1 place. This browser has a plan already, of 1 place.').waitFor()
  await page.getByRole('button', { name: 'Open it instead of mine' }).click()
  await expect.poll(() => stops(page)).toEqual(['Volksgarten'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => stops(page)).toEqual(['Haus des Meeres'])
})
