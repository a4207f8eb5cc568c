import type { Browser, BrowserContextOptions, CDPSession } from 'playwright-core'
import { launchBrowser } from '../tests/journeys/launch-browser.ts'

const noBytes = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, data: 0 }
type Kind = keyof typeof noBytes

/** Bytes that came over the network, compressed as they came; `headers` are those of all answers. */
export type Weight = Record<Kind | 'headers' | 'total', number> & { requests: number }

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
}

/** What somebody's phone fetches at the first visit, without a scroll; its cache is empty. */
export async function benchFirstVisit(
  siteUrl: string,
  paths: readonly string[],
): Promise<Record<string, Weight>> {
  const browser = await launchBrowser()
  const weights: Record<string, Weight> = {}
  for (const path of paths) weights[path] = await weigh(browser, siteUrl + path)
  await browser.close()
  return weights
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const weight = await weighAnswers(session)
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return weight
}

/** Fills the weight as answers come, from now on. */
export async function weighAnswers(session: CDPSession): Promise<Weight> {
  const weight: Weight = { ...noBytes, headers: 0, total: 0, requests: 0 }
  const answers = new Map<string, { kind: Kind; headers: number }>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // What the sheet draws itself asks nobody.
    if (response.url.startsWith('data:')) return
    // At that time its headers are all that has come of an answer.
    answers.set(requestId, { kind: kindOfType(response.mimeType), headers: response.encodedDataLength })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (!answer) return
    const { kind, headers } = answer
    weight[kind] += encodedDataLength - headers
    weight.headers += headers
    weight.total += encodedDataLength
    weight.requests++
  })
  await session.send('Network.enable')
  return weight
}

function kindOfType(type: string): Kind {
  if (type === 'text/html') return 'html'
  if (type === 'text/css') return 'css'
  if (type.endsWith('javascript')) return 'js'
  if (type.startsWith('font/')) return 'fonts'
  return type.startsWith('image/') ? 'pictures' : 'data'
}
