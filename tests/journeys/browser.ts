import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import {
  type ConsentRecord,
  consentKey,
  consentRecord,
  onlyEssential,
} from '../../src/site/consent/consent.ts'
import { putBack, takeContext } from './contexts.ts'
import { launchBrowser } from './launch-browser.ts'
import { withoutTiles } from './map-tiles.ts'
import { servePhotos } from './photos.ts'

// A worker runs many files; one browser serves them all.
const shared = globalThis as { journeyBrowser?: Promise<Browser> }

/** No page of a journey lives long enough to gain by V8's optimising its code. */
const shortLived = ['--no-opt', '--no-maglev']

/** What a journey waits for comes, late on a busy machine; a test has 400 s (see vitest.config.ts). */
const patienceMs = 90_000

type Visit = Omit<BrowserContextOptions, 'storageState'> & {
  /** What the visitor chose about cookies on an earlier visit; null: nothing, so the guide asks. */
  consent?: ConsentRecord | null
  /** That the visitor comes with: a session, say. */
  cookies?: Parameters<BrowserContext['addCookies']>[0]
  /** Messages on the console that the journey expects; any other error fails it. */
  expectedErrors?: RegExp
  /** Whether photos of `aPhoto` are answered for. */
  photos?: boolean
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const
export const desktop = { viewport: { width: 1440, height: 900 } } as const

/** A page of a visitor's own at an address of the running guide. What goes wrong in it fails the test. */
export async function visit(
  path: string,
  {
    expectedErrors,
    cookies = [],
    consent = consentRecord(onlyEssential, new Date()),
    photos = false,
    ...options
  }: Visit = {},
): Promise<Page> {
  const browser = await journeyBrowser()
  const contextOptions = { ...desktop, baseURL: inject('siteUrl'), ...options }
  const { origin } = new URL(path, contextOptions.baseURL)
  const { context, leave } =
    origin !== inject('siteUrl')
      ? await contextOfItsOwn(browser, {
          ...contextOptions,
          storageState: consent ? storageWith(consent, origin) : undefined,
        })
      : await sharedContext(browser, contextOptions, consent)
  context.setDefaultTimeout(patienceMs)
  await context.addCookies(cookies)
  const page = await context.newPage()
  holdOn(page)
  if (photos) await servePhotos(page)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  onTestFinished(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail'
    if (hasFailed) await tellWhatIsShown(page)
    await leave(hasFailed)
    expect(errors.filter((error) => !isExpected(error, expectedErrors))).toEqual([])
  })
  await page.goto(path)
  if (options.javaScriptEnabled !== false) await hydrated(page)
  return page
}

/**
 * Of a page whose last route is used up or taken away no request is held any more, and one that is asked for just then Chromium never
 * answers: before the first comes one for nothing, which stays.
 */
function holdOn(page: Page) {
  const route = page.route.bind(page)
  page.route = async (...first) => {
    page.route = route
    await route('**/asked-for-by-nobody', (asked) => asked.fallback())
    return route(...first)
  }
}

type Stay = { context: BrowserContext; leave: (hasFailed: boolean) => Promise<void> }

async function contextOfItsOwn(browser: Browser, options: BrowserContextOptions): Promise<Stay> {
  const context = await browser.newContext(options)
  await withoutTiles(context)
  return { context, leave: () => context.close() }
}

async function sharedContext(
  browser: Browser,
  options: BrowserContextOptions,
  consent: ConsentRecord | null,
): Promise<Stay> {
  const taken = await takeContext(browser, options)
  if (consent)
    await taken.keeper.evaluate(([key, value]) => localStorage.setItem(key, value), [
      consentKey,
      JSON.stringify(consent),
    ] as const)
  return { context: taken.context, leave: (hasFailed) => putBack(taken, hasFailed) }
}

/** A journey that fails once in a hundred times is understood by what stood there. */
async function tellWhatIsShown(page: Page) {
  if (page.isClosed()) return
  const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String)
  console.log(`${page.url()} showed:\n${shown.slice(0, 6000)}`)
}

/** One that has died takes a test with it, not all that follow. */
async function journeyBrowser(): Promise<Browser> {
  if (!(await shared.journeyBrowser)?.isConnected()) shared.journeyBrowser = launchBrowser(...shortLived)
  return shared.journeyBrowser as Promise<Browser>
}

const storageWith = (consent: ConsentRecord, origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: consentKey, value: JSON.stringify(consent) }] }],
})

/** Waits until React has taken the page over: a click before would be lost. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.ready === 'true', null, { polling: 30 })

/** Path and query of the page's address. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Whether the focus is somewhere inside: a dialog that has taken it hears the keyboard. */
export const holdsFocus = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element.contains(document.activeElement))

export const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement)

/** How many messages say that something was done. */
export const ticks = (page: Page) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).locator('use[href$="#check"]').count()

/** As from the clipboard: the browser hands the text to whoever has the focus. */
export async function paste(element: Locator, text: string) {
  await element.focus()
  await element.evaluate((focused, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    focused.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** Presses the tab key until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, locator: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await isFocused(locator)) return
  }
  throw new Error('The tab key does not lead there')
}

// A fresh guide has no logo of its own: the browser notes the 404 that the specification falls back from. Photos may be those of
// another test's place.
const isExpected = (error: string, expected?: RegExp) =>
  /\/api\/static-assets\/logo|https:\/\/photos\.example\//.test(error) || expected?.test(error)
