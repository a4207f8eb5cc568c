import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consentRecord, everything, onlyEssential } from '../../src/site/consent/consent.ts'
import type { Guide } from '../guides/guide-process.ts'
import { hydrated, visit } from './browser.ts'
import { banner, choose, openFromFooter, toggle } from './consent-parts.ts'
import { startOwnGuide } from './own-guide.ts'

// A guide whose owner has added two tools.
const settings = {
  ANALYTICS_SCRIPT_URL: 'https://stats.example/tool.js?id=1',
  MARKETING_SCRIPT_URL: 'https://ads.example/pixel.js',
  CONSENT_SCRIPT_HOSTS: 'https://*.collector.example',
}
let guide: Guide
beforeAll(async () => {
  guide = await startOwnGuide(settings)
})
afterAll(() => guide.stop())

const allowed = (consent = everything) => ({ consent: consentRecord(consent, new Date()) })

/** The tools as their makers serve them, and what they did. */
async function serveTools(page: Page): Promise<string[]> {
  const calls: string[] = []
  await page.context().route(/^https:\/\/[\w.]+\.example\//, (route) => {
    calls.push(new URL(route.request().url()).hostname)
    const isPixel = route.request().url().includes('ads.example')
    const body = isPixel
      ? 'window.fbq = () => {}; window._fbq = window.fbq'
      : "window.dataLayer = []; var gtag = () => {}; fetch('https://eu.collector.example/hit', { mode: 'no-cors' })"
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body,
    })
  })
  return calls
}

/** A page of that guide, with the tools' makers answering. */
async function visitGuide(options: Parameters<typeof visit>[1]) {
  const page = await visit(`${guide.url}/about`, options)
  const calls = await serveTools(page)
  return { page, calls }
}

const scriptHosts = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts]
      .map(({ src }) => src && new URL(src).hostname)
      .filter((host) => host.endsWith('example')),
  )

/** Every consent that the page broadcasts from now on, also after a reload. */
async function broadcasts(page: Page): Promise<unknown[]> {
  const heard: unknown[] = []
  await page.exposeFunction('heard', (consent: unknown) => heard.push(consent))
  const listen = () =>
    window.addEventListener('consent-changed', ({ detail }) =>
      (window as unknown as { heard: (consent: unknown) => void }).heard(detail),
    )
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return heard
}

test('every choice is broadcast with its values, and a stored one on each load', async () => {
  const page = await visit('/', { consent: null })
  const heard = await broadcasts(page)
  await choose(page, 'Accept All')
  await expect.poll(() => heard).toEqual([everything])
  await page.reload()
  await expect.poll(() => heard).toEqual([everything, everything])
  await hydrated(page)
  await openFromFooter(page)
  await toggle(page, 'Marketing Cookies').uncheck()
  await choose(page, 'Save Preferences')
  await expect.poll(() => heard.at(-1)).toEqual({ ...everything, marketing: false })
})

test('no tool is loaded before the visitor allows it', async () => {
  const { page, calls } = await visitGuide({ consent: null })
  await page.reload()
  await hydrated(page)
  expect(await scriptHosts(page)).toEqual([])
  const heard = await broadcasts(page)
  await choose(page, 'Reject Non-Essential')
  await expect.poll(() => heard).toEqual([onlyEssential])
  await page.reload()
  await expect.poll(() => heard).toEqual([onlyEssential, onlyEssential])
  expect([await scriptHosts(page), calls]).toEqual([[], []])
})

test('a tool is loaded the moment its category is allowed, may talk to its hosts, and comes again on the next page', async () => {
  const { page, calls } = await visitGuide({ consent: null })
  await choose(page, 'Customize')
  await toggle(page, 'Analytics Cookies').check()
  await choose(page, 'Save Preferences')
  await expect.poll(() => calls).toEqual(['stats.example', 'eu.collector.example'])
  expect(await scriptHosts(page)).toEqual(['stats.example'])
  await page.reload()
  await expect.poll(() => calls).toHaveLength(4)
  await hydrated(page)
  await openFromFooter(page)
  await toggle(page, 'Marketing Cookies').check()
  await choose(page, 'Save Preferences')
  await expect.poll(() => scriptHosts(page)).toEqual(['stats.example', 'ads.example'])
  expect(calls.filter((host) => host === 'stats.example')).toHaveLength(2)
})

test('a tool whose category is switched off is removed with its globals', async () => {
  const { page } = await visitGuide({ consent: null })
  await choose(page, 'Accept All')
  const globals = () =>
    page.evaluate(() => {
      const { gtag, dataLayer, fbq, _fbq } = window as unknown as Record<string, unknown>
      return [gtag, dataLayer, fbq, _fbq].map((value) => typeof value)
    })
  await expect.poll(globals).toEqual(['function', 'object', 'function', 'function'])
  await openFromFooter(page)
  await toggle(page, 'Analytics Cookies').uncheck()
  await choose(page, 'Save Preferences')
  await expect.poll(() => scriptHosts(page)).toEqual(['ads.example'])
  expect(await globals()).toEqual(['undefined', 'undefined', 'function', 'function'])
  await openFromFooter(page)
  await choose(page, 'Reject Non-Essential')
  await expect.poll(() => scriptHosts(page)).toEqual([])
  expect(await globals()).toEqual(['undefined', 'undefined', 'undefined', 'undefined'])
})

test('a choice that another tab removed allows nothing any more, and is asked for again', async () => {
  const { page } = await visitGuide({ consent: null })
  await choose(page, 'Accept All')
  await expect.poll(() => scriptHosts(page)).toContain('ads.example')
  const other = await page.context().newPage()
  await other.goto(new URL('/robots.txt', page.url()).href)
  await other.evaluate(() => localStorage.clear())
  await expect.poll(() => scriptHosts(page)).toEqual([])
  await banner(page).waitFor()
})

test('well-known tools that came in another way go too', async () => {
  const page = await visit('/', allowed())
  const heard = await broadcasts(page)
  await page.evaluate(() => {
    const addresses = [
      'https://www.googletagmanager.com/gtag/js?id=G-123',
      'https://www.google-analytics.com/analytics.js',
      'https://connect.facebook.net/en_US/fbevents.js',
    ]
    // Inert, so that no test calls them.
    for (const src of addresses)
      document.head.append(Object.assign(document.createElement('script'), { type: 'text/plain', src }))
    for (const name of ['gtag', 'dataLayer', 'ga', '_gaq', 'fbq', '_fbq', 'ownThing'])
      Object.assign(window, { [name]: [] })
  })
  await openFromFooter(page)
  await choose(page, 'Reject Non-Essential')
  await expect.poll(() => heard.at(-1)).toEqual(onlyEssential)
  const left = await page.evaluate(() => ({
    scripts: [...document.scripts].filter(({ type }) => type === 'text/plain').length,
    globals: ['gtag', 'dataLayer', 'ga', '_gaq', 'fbq', '_fbq', 'ownThing'].filter((name) => name in window),
    optOut: (window as unknown as Record<string, unknown>)['ga-disable-G-123'],
  }))
  expect(left).toEqual({ scripts: 0, globals: ['ownThing'], optOut: true })
})
