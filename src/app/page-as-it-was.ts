import { type Encoding, htmlOf, type Page, pageOf, withEncoding } from './page.ts'

/** When a page was rendered (ms), and the midnight after which it shows another day's hours. */
export type PageAge = { renderedAt: number; endsAt: number }

// A cache before us asks again soon, and may do as we do.
const cacheControl = 'public, max-age=0, s-maxage=5, stale-if-error=86400'

const agedPages = new WeakMap<Page, Page>()

/** A kept page as it is sent while the database does not answer; past its midnight it says so, since it tells of 'today'. */
export async function pageAsItWas(
  page: Page,
  { renderedAt, endsAt }: PageAge,
  encoding: Encoding,
): Promise<Page> {
  const shown = Date.now() < endsAt ? page : await agedPage(page, renderedAt, encoding)
  return { ...shown, rawHeaders: withCacheControl(shown.rawHeaders) }
}

async function agedPage(page: Page, renderedAt: number, encoding: Encoding): Promise<Page> {
  const known = agedPages.get(page)
  const aged = await withEncoding(known ?? (await withNotice(page, renderedAt)), encoding, 'one')
  agedPages.set(page, aged)
  return aged
}

async function withNotice(page: Page, renderedAt: number): Promise<Page> {
  const html = (await htmlOf(page)).toString().replace(/<body\b[^>]*>/, (body) => body + notice(renderedAt))
  return pageOf(page.status, page.headers, html)
}

const notice = (renderedAt: number) =>
  '<p role="status" style="margin:0;padding:0.75rem 1rem;text-align:center;background:var(--accent-soft);color:var(--on-accent-soft)">' +
  `This page is of ${dayOf.format(renderedAt)} and cannot be brought up to date at the moment: ` +
  'what it says of today is meant for that day.</p>'

const dayOf = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const withCacheControl = (rawHeaders: readonly string[]): string[] =>
  rawHeaders.map((part, at) =>
    at % 2 === 1 && rawHeaders[at - 1] === 'Cache-Control' && part !== 'no-store' ? cacheControl : part,
  )
