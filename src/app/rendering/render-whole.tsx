import { tsrStartManifest } from 'tanstack-start-manifest:v'
import { renderToString } from 'react-dom/server'
import { type PageRequest, whileRendering } from '../../web/page-request.ts'
import { locationOf, targetOf } from '../../web/router/location.ts'
import { NotFound, Redirect } from '../../web/router/outcomes.ts'
import { dataText, pageDataId } from '../../web/router/page-data.ts'
import type { Router, Shown } from '../../web/router/router.ts'
import { RouterContext, ShownContext } from '../../web/router/router-context.ts'
import { RouterProvider } from '../../web/router/router-parts.tsx'
import { withKeptParts } from './kept-parts.tsx'
import type { RenderedPage } from './rendered-page.ts'

/** A page, with what its loaders gave for the browser that takes it over. */
export async function renderWhole(url: string, router: Router): Promise<RenderedPage> {
  const request: PageRequest = { url: new URL(url), mayBeKept: true, parts: [] }
  return whileRendering(request, () => answer(request, router))
}

async function answer(request: PageRequest, router: Router): Promise<RenderedPage> {
  const { pathname, search } = request.url
  const plain = pathname.replace(/\/+(?=\/|$)/g, '') || '/'
  if (plain !== pathname) return movedTo(plain + search, 301)
  try {
    const shown = await router.load(locationOf(pathname + search))
    router.present(shown)
    const status = statusOf(shown)
    const html = documentOf(router, shown, request)
    return { html, status: status === 200 ? (request.status ?? 200) : status, mayBeKept: request.mayBeKept }
  } catch (thrown) {
    if (!(thrown instanceof Redirect)) throw thrown
    const { href } = targetOf(thrown.options, locationOf(pathname + search))
    return movedTo(href, thrown.options.statusCode ?? 307)
  }
}

const movedTo = (location: string, status: number): RenderedPage => ({
  status,
  location,
  html: [],
  mayBeKept: true,
})

function statusOf({ matches, isFound }: Shown): number {
  const failure = matches.find((match) => match.failure)?.failure
  if (failure && !(failure.thrown instanceof NotFound)) return 500
  return failure || !isFound ? 404 : 200
}

/** The files and the data that bring a page to life stand around what React renders, and are none of its business. */
function documentOf(router: Router, shown: Shown, { parts }: PageRequest): string[] {
  const rendered = renderToString(<RouterProvider router={router} />)
  const headEnds = rendered.indexOf('</head>')
  const body = withKeptParts(rendered.slice(headEnds, -end.length), parts, (part) => (
    <RouterContext value={router}>
      <ShownContext value={shown}>{part}</ShownContext>
    </RouterContext>
  ))
  const { routes } = tsrStartManifest()
  const files = shown.matches.flatMap(({ route }) => routes[route.id]?.preloads ?? [])
  const scripts = shown.matches.flatMap(({ route }) => routes[route.id]?.scripts ?? [])
  const data = `<script type="application/json" id="${pageDataId}">${dataText(router.given(shown))}</script>`
  // With low priority: on a slow line the style sheet, which the words wait for, shall not have to share it.
  const preloads = [...new Set(files)].map(
    (file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`,
  )
  const entries = scripts.map(
    ({ attrs }) => `<script type="module" async fetchpriority="low" src="${attrs.src}"></script>`,
  )
  const head = `<!DOCTYPE html>${rendered.slice(0, headEnds)}${preloads.join('')}`
  return [head, ...body, data, entries.join('') + end]
}

/** What React renders ends so. */
const end = '</body></html>'
