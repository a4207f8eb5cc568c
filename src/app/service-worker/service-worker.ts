import { answered } from '../../guide/offline/answered.ts'
import { keptAnswer } from '../../guide/offline/kept-answer.ts'
import { keptFile } from '../../guide/offline/kept-files.ts'
import { keptPacks } from '../../guide/offline/kept-packs.ts'
import { keptAtHeader, type Told, type ToldOfCall } from '../../guide/offline/told.ts'
import { isAdminPage } from '../frame/admin-page.ts'
import { keepRelease, keptShell, removeOtherReleases } from './kept-release.ts'
import type { AskedEvent, WorkerScope } from './worker-scope.ts'

/**
 * Stands between the pages and the network from when a visitor asks to keep something. The network comes first: only what it does
 * not answer comes from what is kept. It keeps nothing of what passes by.
 */
declare const self: WorkerScope

// A new release waits until no page of the one before is open: none ever gets files of both.
self.addEventListener('install', (event) => event.waitUntil(keepRelease()))
self.addEventListener('activate', (event) =>
  event.waitUntil(removeOtherReleases().then(() => self.clients.claim())),
)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const isRead = request.method === 'GET' || isNearCall.test(url.pathname)
  if (!isRead || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (!isAdminPage(url.pathname)) event.respondWith(page(request, url))
  } else if (/^\/(?:assets|art|map|api\/images)\/|^\/logo\.svg$/.test(url.pathname))
    event.respondWith(keptFile(request))
  else if (isCallOfPages.test(url.pathname)) event.respondWith(call(event, url))
})

const isCallOfPages =
  /^\/api\/(?:cities|places|near|search|plan-places|place-days|rain-swaps|fun-types|seasons|search-radius-options|page-metadata)(?:\/|$)/

/** These say where the visitor is in their body: a POST that changes nothing. */
const isNearCall = /^\/api\/near(?:\/points)?$/

/** A page that can be had of nobody is drawn by the browser: from the page `/offline`, which has the code of all. */
async function page(request: Request, url: URL): Promise<Response> {
  const asked = fetch(request)
  const answer = await answered(asked)
  if (answer) return answer
  const shell = await keptShell()
  if (!shell) return asked
  if (await isKeptPage(url)) return shell
  return Response.redirect(`/offline?wanted=${encodeURIComponent(url.pathname + url.search)}`, 302)
}

const alwaysThere = /^\/(?:|offline|plan|search|near-me|compare|categories|top-family-activities)$/

async function isKeptPage({ pathname, search, origin }: URL): Promise<boolean> {
  if (alwaysThere.test(pathname)) return true
  const path = pathname
    .replace(/^\/funcity\//, '/api/cities/')
    .replace(/^\/funplace\//, '/api/places/')
    .replace(/^\/(?:categories|top-family-activities)\//, '/api/places/by-fun-type/')
  if (path === pathname) return false
  return keptAnswer(await keptPacks(), new URL(path + search, origin), new Date()) !== undefined
}

/** By page, from what it was told that the network has not answered since, by call. */
const told = new Map<string, Map<string, Told>>()

async function call(event: AskedEvent, url: URL): Promise<Response> {
  const { request, clientId } = event
  // Only once may it be read.
  const said = request.method === 'POST' ? request.clone() : undefined
  const asked = fetch(request)
  const answer = await answered(asked)
  const name = url.pathname + url.search
  if (answer) {
    // The address of the others does not say all that they ask.
    const fresh = said ? undefined : name
    if (fresh) told.get(clientId)?.delete(fresh)
    event.waitUntil(tell(clientId, { call: fresh }))
    return answer
  }
  const kept = keptAnswer(await keptPacks(), url, new Date(), await said?.json())
  if (!kept) return asked
  const from = { name: kept.pack.name, keptAt: kept.pack.keptAt }
  told.set(clientId, new Map(told.get(clientId)).set(name, from))
  await tell(clientId, { call: name, told: from })
  return Response.json(kept.content, { headers: { ...kept.headers, [keptAtHeader]: from.keptAt } })
}

const tell = async (clientId: string, message: ToldOfCall) =>
  (await self.clients.get(clientId))?.postMessage(message)

// A page that has just come to life asks what it was told before it could listen.
self.addEventListener('message', ({ source }) => {
  if (!source || !('id' in source)) return
  for (const [name, from] of told.get(String(source.id)) ?? [])
    source.postMessage({ call: name, told: from } satisfies ToldOfCall)
})
