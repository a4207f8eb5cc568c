import { hashOf } from '../security/security-headers.ts'
import { htmlOf, type Page, pageOf } from './page.ts'

/** When a page was rendered (ms), and the midnight after which it shows another day's hours. */
export type PageAge = { renderedAt: number; endsAt: number }

// A cache before us asks again soon, and may do as we do.
const cacheControl = 'public, max-age=0, s-maxage=5, stale-if-error=86400'

/** A kept page as it is sent while the database does not answer. */
export const pageAsItWas = (page: Page): Page => ({ ...page, rawHeaders: withCacheControl(page.rawHeaders) })

/** The page as it is past its midnight: it says so first, since it tells of 'today'. In its text alone. */
export async function pageOfPastDay(page: Page, renderedAt: number): Promise<Page> {
  const html = (await htmlOf(page)).toString().replace(/<body\b[^>]*>/, (body) => body + notice(renderedAt))
  const policy = page.headers[policyName]?.replace("script-src 'self'", `$& ${hashOf(dayOfReader)}`)
  const headers = { ...page.headers, ...(policy && { [policyName]: policy }) }
  return { ...pageOf(page.status, headers, html), shown: page.shown }
}

const notice = (renderedAt: number) =>
  '<p role="status" style="margin:0;padding:0.75rem 1rem;text-align:center;background:var(--accent-soft);color:var(--on-accent-soft)">' +
  `This page is of <time datetime="${new Date(renderedAt).toISOString()}">${dayOf.format(renderedAt)}</time> and cannot be ` +
  `brought up to date at the moment: what it says of today is meant for that day.<script>${dayOfReader}</script></p>`

const policyName = 'Content-Security-Policy'

/** Where most of the guide lies: what is kept is everybody's, and each reader's browser goes by its own clocks. */
const dayOf = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Berlin' })

const dayOfReader =
  "{let t=document.currentScript.previousElementSibling;t.textContent=new Date(t.dateTime).toLocaleDateString('en-GB',{dateStyle:'long'})}"

const withCacheControl = (rawHeaders: readonly string[]): string[] =>
  rawHeaders.map((part, at) =>
    at % 2 === 1 && rawHeaders[at - 1] === 'Cache-Control' && part !== 'no-store' ? cacheControl : part,
  )
