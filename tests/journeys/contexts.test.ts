import type { Browser } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { visit } from './browser.ts'
import { putBack, takeContext } from './contexts.ts'

async function taken() {
  const browser = (await visit('/about')).context().browser() as Browser
  // A kind that no other journey has.
  const take = () => takeContext(browser, { baseURL: inject('siteUrl'), locale: 'de-AT' })
  const shared = await take()
  const page = await shared.context.newPage()
  await page.goto('/about')
  return { shared, page, take }
}

test('who visits in a context after somebody finds nothing of theirs', async () => {
  const { shared, page, take } = await taken()
  await page.evaluate(async () => {
    localStorage.setItem('kept', 'a plan')
    sessionStorage.setItem('kept', 'a step')
    await caches.open('kept')
    await new Promise((opened) => {
      indexedDB.open('kept').onsuccess = opened
    })
  })
  await shared.context.addCookies([{ name: 'kept', value: '1', url: inject('siteUrl') }])
  const steps = await page.evaluate(() => history.length)
  await shared.context.route('**/about', (route) => route.abort())
  await shared.context.setOffline(true)
  await putBack(shared, false)
  const next = await take()
  expect(next.context).toBe(shared.context)
  const other = await next.context.newPage()
  await other.goto('/about')
  const found = await other.evaluate(async () => ({
    kept: [localStorage.getItem('kept'), sessionStorage.getItem('kept')],
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    steps: history.length,
  }))
  expect(found).toEqual({ kept: [null, null], caches: [], databases: [], steps })
  expect(await next.context.cookies()).toEqual([])
  await putBack(next, true)
})

test.each([
  ['its clock was set', true, false],
  ['the test failed', false, true],
])('nobody visits in a context after %s', async (_, hasClock, hasFailed) => {
  const { shared, page, take } = await taken()
  if (hasClock) await page.clock.install()
  await putBack(shared, hasFailed)
  const next = await take()
  expect(next.context).not.toBe(shared.context)
  await putBack(next, true)
})
