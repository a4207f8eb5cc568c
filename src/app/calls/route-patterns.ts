import { TrieRouter } from 'hono/router/trie-router'
import { mapPath } from '../../guide/map-tiles/map-answers.api.ts'
import { policies } from '../policy/policy.ts'

/** Where pages lie, in the API's notation. */
export const pagePatterns: readonly string[] = [
  ...['/', '/about', '/compare', '/cookie-policy', '/near-me', '/offline', '/plan', '/privacy-policy'],
  ...['/search', '/terms-of-service', '/categories', '/categories/:slug', '/funcity/:citySlug'],
  ...['/funplace/:placeSlug', '/top-family-activities', '/top-family-activities/:slug', '/admin'],
  ...['/admin/account', '/admin/accounts', '/admin/audit', '/admin/cities', '/admin/config'],
  ...['/admin/database', '/admin/freshness', '/admin/history', '/admin/imports', '/admin/imports/:runId'],
  ...['/admin/join', '/admin/login', '/admin/page-content', '/admin/places', '/admin/planned-changes'],
  ...['/admin/preview/:plannedId', '/admin/programs'],
  ...['/admin/providers', '/admin/reports', '/admin/review', '/admin/search-radius', '/admin/seo-metadata'],
  ...['/admin/settings', '/admin/status', '/admin/twins'],
]

const files = ['/assets/*', '/art/*', '/scenes/*', `${mapPath}*`]

const router = new TrieRouter<string>()
for (const pattern of [...pagePatterns, ...files]) router.add('GET', pattern, pattern)
for (const key of policies.keys()) {
  const [method = '', pattern = ''] = key.split(' ')
  router.add(method, pattern, pattern)
}

/**
 * The route that answers a path, such as '/api/places/:placeSlug'; 'other' for what has none. There are as many as the program has
 * routes, whatever anybody asks for.
 */
export function routePattern(method: string, path: string): string {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  const [found] = router.match(method === 'HEAD' ? 'GET' : method, plain)
  return found[0]?.[0] ?? 'other'
}
