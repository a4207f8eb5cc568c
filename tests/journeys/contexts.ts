import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'
import { withoutTiles } from './map-tiles.ts'

/** A context of the browser that visits of one kind have after each other: half of what a page costs is its first. */
export interface SharedContext {
  context: BrowserContext
  /** Stays open, so that the process of its pages does; at an address of the guide, so that its storage can be reached. */
  keeper: Page
  kind: string
  /** Where its visitors begin. */
  geolocation: BrowserContextOptions['geolocation']
  /** Holds what it cannot be rid of. */
  isSpent: boolean
}

/** So many are kept: each holds a process with some hundred megabytes. */
const mostIdle = 3

// A worker runs many files; its browser serves them all, and so do these.
const shared = globalThis as { idleContexts?: SharedContext[] }

/** One in which there is nothing but what options ask for; whoever takes it puts it back. */
export async function takeContext(browser: Browser, options: BrowserContextOptions): Promise<SharedContext> {
  const kind = JSON.stringify(options)
  const at = idleContexts(browser).findIndex((idle) => idle.kind === kind)
  const [idle] = at < 0 ? [] : idleContexts(browser).splice(at, 1)
  return idle ?? newContext(browser, options, kind)
}

/**
 * For the next visit of its kind, as if nobody had been there but for what the browser may keep of the guide's files, code of which need
 * not be read again; none after a test that failed.
 */
export async function putBack(taken: SharedContext, hasFailed: boolean) {
  const { context, keeper, geolocation, isSpent } = taken
  const browser = context.browser()
  if (!browser || hasFailed || isSpent || keeper.isClosed() || context.serviceWorkers().length > 0)
    return context.close()
  for (const page of context.pages()) if (page !== keeper) await page.close()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  if (geolocation) await context.setGeolocation(geolocation)
  await context.clearCookies()
  const devtools = await context.newCDPSession(keeper)
  await devtools.send('Storage.clearDataForOrigin', { origin: inject('siteUrl'), storageTypes: 'all' })
  await devtools.detach()
  const idle = idleContexts(browser)
  idle.push(taken)
  if (idle.length > mostIdle) await idle.shift()?.context.close()
}

/** A browser that died took its contexts with it. */
function idleContexts(browser: Browser): SharedContext[] {
  shared.idleContexts = (shared.idleContexts ?? []).filter(({ context }) => context.browser() === browser)
  return shared.idleContexts
}

async function newContext(browser: Browser, options: BrowserContextOptions, kind: string) {
  const context = await browser.newContext(options)
  await withoutTiles(context)
  const keeper = await context.newPage()
  await keeper.goto('/robots.txt')
  const { geolocation } = options
  const created: SharedContext = { context, keeper, kind, geolocation, isSpent: false }
  // A clock of a test's own is that of the context for good.
  const { clock } = context
  const install = clock.install.bind(clock)
  clock.install = (time) => {
    created.isSpent = true
    return install(time)
  }
  return created
}
