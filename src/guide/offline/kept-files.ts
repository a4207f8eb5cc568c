import { answered } from './answered.ts'

/**
 * A file that never changes under its address: as it is kept, else from the network. What has no version in its address, and photos,
 * which are kept in one size, come from the network where that answers.
 */
export async function keptFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const isExact = /^\/(?:assets|art)\/|^\/map\/\d/.test(pathname)
  const kept = await caches.match(request, { ignoreSearch: !isExact })
  if (!kept) return fetch(request)
  return isExact ? kept : ((await answered(fetch(request))) ?? kept)
}
