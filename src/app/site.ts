import { everyPage, keptUntilChanged, shownHeader } from '../guide/places/shown-places.ts'
import { ownedStore } from '../office/files/owned-store.task.ts'
import { siteStore } from '../office/files/site-store.task.ts'
import { createApi } from './api.ts'
import { type Page, pageOf } from './page-cache/page.ts'
import { isAdminAddress } from './page-cache/page-key.ts'
import { KeptAnswers } from './rendering/kept-answers.ts'
import type { PagesOf, RenderedPage } from './rendering/rendered-page.ts'
import { noteShown, renderWatched, showsNoPlace } from './rendering/rendering.ts'
import type { Runtime } from './runtime.ts'
import { consentOrigins, contentSecurityPolicy, mapOrigins } from './security/security-headers.ts'
import { canonicalOrigin, isProductionHost } from './security/site-origin.ts'
import { settingsOfSite } from './settings-of-site.ts'

/** `env` holds what node:http knows of the request. */
type Answer = (request: Request, env?: object) => Response | Promise<Response>

/** API and pages together, around one database. */
export type Site = {
  api: Answer
  /** Renders the page of a path and query as the production host shows it, or as any other does. */
  page: (pathAndQuery: string, forProductionHost: boolean) => Promise<Page>
}

export const isApiPath = (path: string) =>
  /^\/(?:(?:api|feeds|sitemaps|og|tell-us)(?:\/|$)|(?:healthz|readyz|robots\.txt|sitemap\.xml|manifest\.webmanifest)$)/.test(
    path,
  )

/** `publicFolder` holds the files of public/. */
export function createSite(
  { db, quickDb, readDb, log, settings, viewer, hoursChecker, stopping, onContentChange }: Runtime,
  pagesOf: PagesOf,
  publicFolder: string,
): Site {
  const api = createApi({
    db,
    quickDb,
    readDb,
    log,
    store: ownedStore(db, siteStore(settings)),
    settings,
    viewer,
    hoursChecker,
    stopping,
    siteName: settings.SITE_NAME,
    siteOrigin: canonicalOrigin(settings),
    isProductionHost: (host) => isProductionHost(host, settings),
    publicFolder,
  })
  const keptAnswers = new KeptAnswers()
  onContentChange((_, places) => {
    if (!places) keptAnswers.forget()
  })
  const askApi = async (request: Request) => {
    if (showsNoPlace(new URL(request.url).pathname)) return keptAnswers.answer(request, api.fetch)
    const answer = await api.fetch(request)
    noteShown(answer)
    return answer
  }
  const renderDocument = pagesOf(askApi, settingsOfSite(settings))
  const [scriptOrigins, fetchedOrigins] = [consentOrigins(settings), mapOrigins(settings)]
  const publicPolicy = (html: readonly string[]) => contentSecurityPolicy(html, scriptOrigins, fetchedOrigins)
  // No script of somebody else's runs where an admin is signed in.
  const adminPolicy = (html: readonly string[]) => contentSecurityPolicy(html, [], fetchedOrigins)
  return {
    api: api.fetch,
    // The origin of the request is how a page learns which host it is for; what the client calls us never gets in.
    page: async (pathAndQuery, forProductionHost) => {
      const origin = forProductionHost ? canonicalOrigin(settings) : 'http://other-host.invalid'
      // By its address alone, without cookie or header of who asks: a kept page is everybody's.
      const { rendered, isWhole, shown } = await renderWatched(() => renderDocument(origin + pathAndQuery))
      // What is missing now is there in a moment: nobody on the way shall show the page without it for longer.
      rendered.mayBeKept &&= isWhole
      const page = isAdminAddress(pathAndQuery)
        ? pageOfRendered(rendered, origin, adminPolicy, adminHeaders)
        : pageOfRendered(rendered, origin, publicPolicy, { [shownHeader]: [everyPage, ...shown].join(' ') })
      return { ...page, isWhole, shown }
    },
  }
}

const adminHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' }

function pageOfRendered(
  { html, location, mayBeKept, ...rendered }: RenderedPage,
  origin: string,
  policyOf: (html: readonly string[]) => string,
  moreHeaders: Record<string, string>,
): Page {
  // The router answers 500 when a loader or a screen fails: whatever it was, it is ours, and may be over in a moment.
  const status = rendered.status >= 500 ? 503 : rendered.status
  return pageOf(
    status,
    {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(html),
      'Cache-Control': status === 200 && mayBeKept ? keptUntilChanged : 'no-store',
      ...(status === 503 ? { 'Retry-After': '5' } : {}),
      ...(location ? { Location: withinSite(location, origin) } : {}),
      ...moreHeaders,
    },
    ...html,
  )
}

/** A redirect's target without the origin, which the visitor may know by another name. */
function withinSite(location: string, origin: string): string {
  const url = new URL(location, origin)
  // Two slashes at the start would name a host.
  return url.origin === origin ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : location
}
