import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { launchBrowser } from '../tests/journeys/launch-browser.ts'
import { phone, weighAnswers } from './first-visit.ts'
import { observeVitals } from './page-vitals.ts'
import { startBare } from './processes.ts'

/** The slow 4G of Lighthouse's simulation: 150 ms there and back, 1.6 Mbit/s down; 768 kbit/s up. In bytes a second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const cpuSlowdown = 4
const rounds = 5

/** Of one visit. Times in milliseconds. */
export type Vitals = {
  largestPaint: number
  layoutShift: number
  firstByte: number
  scriptBytes: number
  totalBytes: number
  /** Undefined where nothing was touched. */
  interaction: number | undefined
}

export type PageFigures = { name: string; ours: Vitals[]; bare: Vitals[] }

type VisitedPage = { name: string; path: string; touched?: string[] }

/** First visits on a slow phone, each in turns with a visit to the text of the same page without script and style. */
export async function benchWebVitals(siteUrl: string, pages: readonly VisitedPage[]): Promise<PageFigures[]> {
  const browser = await launchBrowser()
  const sides = await Promise.all(
    pages.map(async (page) => {
      const server = await startBare('bare-page-process.ts', await bareAnswer(siteUrl + page.path))
      const bareUrl = `http://127.0.0.1:${server.port}${page.path}`
      return { ...page, server, bareUrl, ours: [] as Vitals[], bare: [] as Vitals[] }
    }),
  )
  for (let round = 0; round < rounds; round++) {
    for (const { path, bareUrl, touched = [], ours, bare } of sides) {
      const visits = [
        async () => ours.push(await visit(browser, siteUrl + path, touched)),
        async () => bare.push(await visit(browser, bareUrl, touched)),
      ]
      for (const go of round % 2 === 0 ? visits : visits.reverse()) await go()
    }
  }
  await Promise.all([browser.close(), ...sides.map(({ server }) => server.stop())])
  return sides.map(({ name, ours, bare }) => ({ name, ours, bare }))
}

/** The page's own HTML, compressed as ours, less whatever fetches, runs or styles. */
async function bareAnswer(url: string) {
  const html = await (await fetch(url)).text()
  const bare = html
    .replace(/<(script|style|noscript|template)\b.*?<\/\1>/gs, '')
    .replace(/<(link|img|use)\b[^>]*>/g, '')
  const body = brotliCompressSync(bare).toString('base64')
  return { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }, body }
}

async function visit(browser: Browser, url: string, touched: string[]): Promise<Vitals> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.addInitScript(observeVitals)
  const session = await context.newCDPSession(page)
  const weight = await weighAnswers(session)
  const firstByte = timeFirstByte(session)
  await slowDown(session)
  await page.goto(url, { waitUntil: 'networkidle' })
  const { js, total } = weight
  // Before a touch: that would end the watch for the largest paint.
  const { largestPaint } = await page.evaluate(() => globalThis.pageVitals)
  for (const name of touched) await touch(page, name)
  const { layoutShift, interaction } = await page.evaluate(() => globalThis.pageVitals)
  await context.close()
  return {
    largestPaint,
    layoutShift,
    firstByte: firstByte(),
    scriptBytes: js,
    totalBytes: total,
    interaction: touched.length > 0 ? interaction : undefined,
  }
}

/** By the network's own events: the page's clock does not count the latency that is put on. */
function timeFirstByte(session: CDPSession) {
  let asked = Number.NaN
  let answered = Number.NaN
  session.on('Network.requestWillBeSent', ({ type, timestamp }) => {
    if (type === 'Document') asked = timestamp
  })
  session.on('Network.responseReceived', ({ type, timestamp }) => {
    if (type === 'Document') answered = timestamp
  })
  return () => (answered - asked) * 1000
}

async function slowDown(session: CDPSession) {
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

/** Touches a button and lets what follows come to rest, as somebody does who looks at the answer. */
async function touch(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).tap()
  await pause(600)
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
}
