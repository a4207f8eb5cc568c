/** Who may make a call: anybody, anybody with an account, or an admin. */
export type Access = 'public' | 'signed-in' | 'admin'

export type Policy = {
  access: Access
  /** The most bytes that a request's body may have. */
  maxBytes?: number
  /** What a body is sent as. */
  body?: 'application/json' | 'multipart/form-data'
}

export const megabyte = 1024 * 1024

/**
 * The one place that says who may make which call. A route that is missing here stops the start; nobody may call it.
 * Everything that changes data, and every read of administration data, is an admin's, wherever its path lies.
 */
const table = {
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /robots.txt': 'public',
  'GET /manifest.webmanifest': 'public',
  'GET /sitemap.xml': 'public',
  'GET /sitemaps/:file': 'public',
  'GET /og/city/:file': 'public',
  'GET /og/place/:file': 'public',
  'GET /api/openapi.json': 'public',
  'GET /api/cities': 'public',
  'GET /api/cities/by-country': 'public',
  'GET /api/cities/search': 'public',
  'GET /api/cities/:citySlug': 'public',
  'GET /api/cities/:citySlug/places': 'public',
  'GET /api/cities/:citySlug/places/points': 'public',
  'GET /api/cities/:citySlug/places/relaxations': 'public',
  'GET /api/places/by-fun-type/:slug': 'public',
  'GET /api/places/:placeSlug': 'public',
  'GET /api/fun-types': 'public',
  'GET /api/fun-types/:slug': 'public',
  'GET /api/search': 'public',
  'GET /api/seasons': 'public',
  'GET /api/search-radius-options': 'public',
  'GET /api/page-metadata/:pageKey': 'public',
  'GET /api/page-content/:pageKey': 'public',
  'GET /api/static-assets/logo': 'public',
  'GET /api/website-colors': 'public',
  'GET /api/images/:storagePath{.+}': 'public',

  'POST /api/auth/login': { access: 'public', maxBytes: 4096 },
  'GET /api/auth/me': 'signed-in',
  'POST /api/auth/logout': { access: 'public', maxBytes: 4096 },

  'GET /api/admin/places': 'admin',
  'GET /api/admin/places/:id': 'admin',
  'PATCH /api/admin/places/:id/toggle-status': 'admin',
  'PATCH /api/admin/places/:id/toggle-featured': 'admin',
  'POST /api/admin/places/:id/toggle': 'admin',
  'DELETE /api/admin/places/:id': 'admin',

  'GET /api/admin/search-radius-options': 'admin',
  'POST /api/admin/search-radius-options': 'admin',
  'PUT /api/admin/search-radius-options/:id': 'admin',
  'DELETE /api/admin/search-radius-options/:id': 'admin',
  'GET /api/admin/page-content/:pageKey': 'admin',
  'PUT /api/page-content/:pageKey': 'admin',
  'GET /api/admin/page-metadata': 'admin',
  'PUT /api/admin/page-metadata/:pageKey': 'admin',
  'PUT /api/admin/fun-types/:slug/seo': 'admin',
  'POST /api/admin/generate-sitemap': 'admin',
} satisfies Record<string, Access | Policy>

/** Routes by method and path as they are registered, such as 'GET /api/places/:placeSlug'. */
export const policies: ReadonlyMap<string, Policy> = new Map(
  Object.entries<Access | Policy>(table).map(([route, policy]) => [
    route,
    typeof policy === 'string' ? { access: policy } : policy,
  ]),
)

type Route = { method: string; path: string }

export const routeKey = ({ method, path }: Route): string => `${method} ${path}`

/** Middleware is registered for all methods; every other route answers calls. */
export const isCall = ({ method }: Route): boolean => method !== 'ALL'

const middleware = new Set(['/*', '/sitemaps/*'])

/** @throws naming each route without a policy, so that no start can leave one open */
export function checkPolicies(routes: readonly Route[]): void {
  const missing = routes
    .filter((route) => (isCall(route) ? !policies.has(routeKey(route)) : !middleware.has(route.path)))
    .map(routeKey)
  if (missing.length > 0)
    throw new Error(
      `No policy says who may call: ${[...new Set(missing)].join(', ')} (see src/app/policy.ts)`,
    )
}
