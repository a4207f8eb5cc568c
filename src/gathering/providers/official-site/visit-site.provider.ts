import type { OutgoingParts } from '../../../outgoing/ask-service.provider.ts'
import { type AskWebsite, askWebsites, isUnknownHost } from '../../../outgoing/ask-website.provider.ts'
import { ProviderError } from '../../../outgoing/provider-error.ts'
import type { Answer } from '../../../outgoing/service.ts'
import { userAgentOf } from '../../../outgoing/user-agent.ts'
import { pageText } from './page-text.ts'
import { isParked } from './parked.ts'
import { mayRead } from './robots.ts'
import type { SiteVisit } from './site-visit.ts'

export type VisitSite = (website: string, signal?: AbortSignal) => Promise<SiteVisit>

const bounds = { timeoutMs: 20_000, maxBytes: 3 * 2 ** 20 }
const mostHops = 5
// Who reads a robots.txt looks for each of its rules at each character of the address.
const longestAddress = 2000
const acceptPage = 'text/html,application/xhtml+xml;q=0.9'

/** Reads the front page of a place's website, if its robots.txt lets us. `ownUrl` may lie anywhere: tests have one. */
export function siteVisitor(parts: Omit<OutgoingParts, 'db'>, ownUrl?: string): VisitSite {
  const ask = askWebsites(parts, { ...bounds, ...(ownUrl && { baseUrl: ownUrl }) })
  const userAgent = userAgentOf(parts.settings)
  return async (website, signal) => {
    const robots = new Map<string, string | 'unknown'>()
    let url = URL.parse(website)
    if (!url) return failed('has no address that can be asked')
    try {
      for (let hop = 0; hop <= mostHops; hop++) {
        // 'about:blank' and 'mailto:…' are addresses, too, but have no robots.txt beside them.
        if (!/^https?:$/.test(url.protocol)) return failed(`sends us to ${url.protocol}, where no page is`)
        if (url.href.length > longestAddress) return failed('sends us to an address without end')
        const rules = robots.get(url.origin) ?? (await robotsOf(ask, url, signal))
        robots.set(url.origin, rules)
        if (rules === 'unknown') return failed('does not say in its robots.txt who may read it')
        if (!mayRead(url, rules, userAgent))
          return { kind: 'kept-out', reason: 'does not want to be read (robots.txt)' }
        const answer = await ask(url, acceptPage, signal)
        const next = redirectOf(answer, url)
        if (next === undefined) return await visitOf(answer, url)
        url = next
      }
      return failed('sends us from one address to the next')
    } catch (error) {
      return unanswered(error, signal)
    }
  }
}

function unanswered(error: unknown, signal: AbortSignal | undefined): SiteVisit {
  signal?.throwIfAborted()
  if (!(error instanceof ProviderError)) throw error
  if (isUnknownHost(error))
    return { kind: 'gone', reason: 'has a name that nobody knows any more', isAnswered: false }
  return { kind: 'failed', reason: error.message, isAnswered: error.kind !== 'unavailable' }
}

const failed = (reason: string): SiteVisit => ({ kind: 'failed', reason, isAnswered: true })

/** The rules of a host; none where it has no such file. 'unknown' where it fails just then: then nobody may read. */
async function robotsOf(
  ask: AskWebsite,
  page: URL,
  signal: AbortSignal | undefined,
): Promise<string | 'unknown'> {
  let url = new URL('/robots.txt', page)
  for (let hop = 0; hop <= mostHops; hop++) {
    const answer = await ask(url, 'text/plain', signal)
    const next = redirectOf(answer, url)
    if (next === undefined) return rulesIn(answer)
    url = next
  }
  return ''
}

function rulesIn({ status, body }: Answer): string | 'unknown' {
  if (status >= 500 || status === 429) return 'unknown'
  return status >= 200 && status < 300 ? body.toString('utf8') : ''
}

function redirectOf({ status, headers }: Answer, url: URL): URL | undefined {
  const { location } = headers
  if (status < 300 || status >= 400 || typeof location !== 'string') return undefined
  return URL.parse(location, url) ?? undefined
}

async function visitOf({ status, contentType, headers, body }: Answer, page: URL): Promise<SiteVisit> {
  if (status === 404 || status === 410) return gone(`answers that there is no such page (${status})`)
  if (status === 401 || status === 403 || status === 451)
    return { kind: 'kept-out', reason: `does not let us in (${status})` }
  if (status < 200 || status >= 300) return failed(`has a fault (${status})`)
  const isPage = contentType === 'text/html' || contentType === 'application/xhtml+xml'
  const html = isPage ? pageText(body, String(headers['content-type'])) : ''
  if (isParked(page, html)) return gone('is a shop for the name of the site')
  // Its parser is megabytes that only this needs.
  const { pageItems } = await import('./page-items.ts')
  return { kind: 'read', page: page.href, items: pageItems(html) }
}

const gone = (reason: string): SiteVisit => ({ kind: 'gone', reason, isAnswered: true })
