import { type Role, roles } from '../../office/accounts/account/role.ts'

/** Who may make a call: anybody, anybody with an account, or an account of the back office with at least this role. */
export type Access = 'public' | 'signed-in' | Role

/** The laxest first. */
export const accessLevels: readonly Access[] = ['public', 'signed-in', ...roles]

export type Policy = {
  access: Access
  /** The most bytes that a request's body may have. */
  maxBytes?: number
  /** What a body is sent as. */
  body?: 'application/json' | 'application/x-www-form-urlencoded' | 'multipart/form-data'
}

export const megabyte = 1024 * 1024

/** One file of 20 MB and what is said of it. */
const upload = { access: 'admin', maxBytes: 21 * megabyte, body: 'multipart/form-data' } as const

/**
 * The one place that says who may make which call. A route that is missing here stops the start; nobody may call it.
 * Everything that changes data, and every read of administration data, needs an account of the back office, wherever its
 * path lies: viewers read what is of the guide, editors work on places, cities, photos, texts, reviews and imports, and all
 * that is of the site and of its machine is the admins'. What nothing else says is theirs too.
 */
const table = {
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /robots.txt': 'public',
  'GET /manifest.webmanifest': 'public',
  'GET /sitemap.xml': 'public',
  'GET /sitemaps/:file': 'public',
  'GET /feeds/:file': 'public',
  'GET /og/city/:file': 'public',
  'GET /og/place/:file': 'public',
  'GET /api/openapi.json': 'public',
  'GET /api/docs': 'public',
  'GET /api/cities': 'public',
  'GET /api/cities/by-country': 'public',
  'GET /api/cities/search': 'public',
  'GET /api/cities/:citySlug': 'public',
  'GET /api/cities/:citySlug/weather': 'public',
  'GET /api/cities/:citySlug/places': 'public',
  'GET /api/cities/:citySlug/places/points': 'public',
  'GET /api/cities/:citySlug/places/relaxations': 'public',
  'GET /api/places/by-fun-type/:slug': 'public',
  'GET /api/places/by-fun-type/:slug/where': 'public',
  'GET /api/places/:placeSlug': 'public',
  // Reads: a visitor's position has no place in an address.
  'POST /api/near': { access: 'public', maxBytes: 4096 },
  'POST /api/near/points': { access: 'public', maxBytes: 4096 },
  'POST /api/ways': { access: 'public', maxBytes: 4096 },
  'POST /api/ways/connections': { access: 'public', maxBytes: 4096 },
  'POST /api/ways/addresses': { access: 'public', maxBytes: 4096 },
  'GET /api/place-days': 'public',
  'GET /api/plan-places': 'public',
  'GET /api/rain-swaps': 'public',
  'GET /api/kept-places': 'public',
  'GET /api/kept-places/around/:citySlug': 'public',
  // Who has the code of a plan may; each is a plan at most. Reading is a POST: a code has no place in an address.
  'POST /api/shared-plans': { access: 'public', maxBytes: 262_144 },
  'POST /api/shared-plans/read': { access: 'public', maxBytes: 4096 },
  'PATCH /api/shared-plans': { access: 'public', maxBytes: 262_144 },
  'DELETE /api/shared-plans': { access: 'public', maxBytes: 4096 },
  // What a family tells of a place changes nothing of it: an editor decides. With a photo in base64.
  'POST /api/reports': { access: 'public', maxBytes: 2 * megabyte },
  'DELETE /api/reports': { access: 'public', maxBytes: 4096 },
  'GET /tell-us/:placeSlug': 'public',
  'POST /tell-us/:placeSlug': {
    ...{ access: 'public', maxBytes: 8192, body: 'application/x-www-form-urlencoded' },
  },
  'GET /api/fun-types': 'public',
  'GET /api/fun-types/:slug': 'public',
  'GET /api/search': 'public',
  'GET /api/seasons': 'public',
  'GET /api/search-radius-options': 'public',
  'GET /api/page-metadata/:pageKey': 'public',
  'GET /api/page-content/:pageKey': 'public',
  'GET /api/static-assets/logo': 'public',
  'GET /api/static-assets/favicon': 'public',
  'GET /api/static-assets/banner': 'public',
  'GET /api/website-colors': 'public',
  'GET /api/images/:storagePath{.+}': 'public',

  'POST /api/auth/login': { access: 'public', maxBytes: 4096 },
  'POST /api/auth/passkey/options': { access: 'public', maxBytes: 4096 },
  'POST /api/auth/passkey': { access: 'public', maxBytes: 32_768 },
  'POST /api/auth/openid': { access: 'public', maxBytes: 4096 },
  'POST /api/auth/openid/finish': { access: 'public', maxBytes: 16_384 },
  'POST /api/auth/ways': { access: 'public', maxBytes: 4096 },
  'GET /api/auth/me': 'signed-in',
  'POST /api/auth/logout': { access: 'public', maxBytes: 4096 },
  'GET /api/account': 'viewer',
  // One's own: it changes nothing of the guide.
  'PUT /api/account/password': { access: 'viewer', maxBytes: 4096 },
  'DELETE /api/account/sessions': 'viewer',
  'POST /api/account/two-step': { access: 'viewer', maxBytes: 4096 },
  'POST /api/account/two-step/confirm': { access: 'viewer', maxBytes: 4096 },
  'POST /api/account/two-step/recovery-codes': { access: 'viewer', maxBytes: 4096 },
  'DELETE /api/account/two-step': { access: 'viewer', maxBytes: 4096 },
  'GET /api/account/openid': 'viewer',
  'POST /api/account/openid': { access: 'viewer', maxBytes: 4096 },
  'DELETE /api/account/openid': 'viewer',
  'GET /api/account/passkeys': 'viewer',
  'POST /api/account/passkeys/options': { access: 'viewer', maxBytes: 4096 },
  'POST /api/account/passkeys': { access: 'viewer', maxBytes: 32_768 },
  'DELETE /api/account/passkeys/:id': { access: 'viewer', maxBytes: 4096 },
  // Who has the link of an invitation may, who has no account yet.
  'POST /api/invitations/read': { access: 'public', maxBytes: 4096 },
  'POST /api/invitations/accept': { access: 'public', maxBytes: 4096 },
  'GET /api/admin/accounts': 'admin',
  'POST /api/admin/accounts/invitations': 'admin',
  'DELETE /api/admin/accounts/invitations/:id': 'admin',
  'PUT /api/admin/accounts/:id/role': 'admin',
  'POST /api/admin/accounts/:id/reset-sign-in': 'admin',
  'DELETE /api/admin/accounts/:id/sessions': 'admin',
  'DELETE /api/admin/accounts/:id': 'admin',
  'POST /api/admin/accounts/removals/:historyId/undo': 'admin',

  'GET /api/admin/places': 'viewer',
  'PATCH /api/admin/places': 'editor',
  'POST /api/admin/places/replace/preview': 'editor',
  'POST /api/admin/places/replace': 'editor',
  // What one keeps for oneself changes nothing of the guide.
  'GET /api/admin/place-views': 'viewer',
  'POST /api/admin/place-views': { access: 'viewer', maxBytes: 16_384 },
  'DELETE /api/admin/place-views/:id': 'viewer',
  'GET /api/admin/places/points': 'viewer',
  'GET /api/admin/places/export.csv': 'viewer',
  'GET /api/admin/places/export.geojson': 'viewer',
  // A million places in GeoJSON; they are read as they come, and never held.
  'POST /api/admin/places/import': {
    access: 'editor',
    maxBytes: 1024 * megabyte,
    body: 'multipart/form-data',
  },
  'GET /api/admin/opening-hours': 'viewer',
  // Asks others in the guide's name.
  'GET /api/admin/addresses/search': 'editor',
  'GET /api/admin/addresses/at': 'editor',
  'GET /api/admin/alike-places': 'viewer',
  'GET /api/admin/twins': 'editor',
  'GET /api/admin/twins/apart': 'editor',
  'GET /api/admin/twins/joined': 'editor',
  'GET /api/admin/twins/pair': 'editor',
  'GET /api/admin/twins/places/:id': 'editor',
  'POST /api/admin/twins/join': 'editor',
  'POST /api/admin/twins/apart': 'editor',
  'DELETE /api/admin/twins/apart': 'editor',
  'POST /api/admin/places/:id/undo-adding': 'editor',
  'POST /api/admin/places/:id/confirm': 'editor',
  'GET /api/admin/places/:id/history': 'viewer',
  'GET /api/admin/places/:id/records': 'viewer',
  'GET /api/admin/places/:id/website-visit': 'viewer',
  'GET /api/admin/history': 'viewer',
  'POST /api/admin/history/:id/restore': 'editor',
  'POST /api/admin/history/:id/undo': 'editor',
  'POST /api/admin/history/changes/:changeId/undo': 'editor',
  'GET /api/admin/places/:id': 'viewer',
  'GET /api/admin/places/:id/source-values': 'viewer',
  'GET /api/admin/places/:id/sources': 'viewer',
  'POST /api/admin/places': 'editor',
  'PUT /api/admin/places/:id': 'editor',
  'PATCH /api/admin/places/:id/toggle-status': 'editor',
  'PATCH /api/admin/places/:id/toggle-featured': 'editor',
  'POST /api/admin/places/:id/toggle': 'editor',
  'DELETE /api/admin/places/:id': 'editor',
  'POST /api/admin/places/:id/enrich-address': 'editor',
  'POST /api/admin/places/enrich-addresses': 'editor',
  'GET /api/admin/places/enrich-addresses/estimate': 'editor',
  'POST /api/admin/route-distances': 'admin',

  'POST /api/cities': 'editor',
  'GET /api/admin/cities': 'viewer',
  'POST /api/admin/cities': 'editor',
  'POST /api/admin/cities/populate': 'editor',
  'GET /api/admin/cities/:id': 'viewer',
  'PUT /api/admin/cities/:id': 'editor',
  'DELETE /api/admin/cities/:id': 'editor',

  'GET /api/admin/api-tokens': 'admin',
  'POST /api/admin/api-tokens': 'admin',
  'DELETE /api/admin/api-tokens/:id': 'admin',

  'GET /api/admin/webhooks': 'admin',
  'POST /api/admin/webhooks': 'admin',
  'PATCH /api/admin/webhooks/:id': 'admin',
  'DELETE /api/admin/webhooks/:id': 'admin',
  'POST /api/admin/webhooks/deletions/:historyId/undo': 'admin',
  'POST /api/admin/webhooks/:id/test': 'admin',
  'GET /api/admin/webhooks/:id/deliveries': 'admin',
  'POST /api/admin/webhooks/deliveries/:id/redeliver': 'admin',

  'GET /api/configs': 'admin',
  'GET /api/configs/switched-off': 'admin',
  'POST /api/configs': 'admin',
  'PATCH /api/configs/:key': 'admin',
  'DELETE /api/configs/:key': 'admin',
  'POST /api/configs/deletions/:historyId/undo': 'admin',

  'GET /api/admin/search-radius-options': 'admin',
  'POST /api/admin/search-radius-options': 'admin',
  'PUT /api/admin/search-radius-options/:id': 'admin',
  'DELETE /api/admin/search-radius-options/:id': 'admin',
  'GET /api/admin/page-content/:pageKey': 'viewer',
  'GET /api/admin/page-content/:pageKey/history': 'viewer',
  'PUT /api/page-content/:pageKey': 'editor',
  'GET /api/admin/planned-changes': 'viewer',
  'POST /api/admin/planned-changes': 'editor',
  'GET /api/admin/planned-changes/:id': 'viewer',
  'PUT /api/admin/planned-changes/:id': 'editor',
  'DELETE /api/admin/planned-changes/:id': 'editor',
  'POST /api/admin/planned-changes/:id/publish': 'editor',
  'GET /api/admin/planned-changes/:id/preview': 'viewer',
  'GET /api/admin/page-metadata': 'viewer',
  'PUT /api/admin/page-metadata/:pageKey': 'editor',
  'PUT /api/admin/fun-types/:slug/seo': 'editor',
  'POST /api/admin/generate-sitemap': 'editor',
  'GET /api/admin/jobs': 'editor',
  'GET /api/admin/jobs/:id': 'editor',
  'GET /api/admin/jobs/:id/events': 'editor',
  'DELETE /api/admin/jobs/:id': 'editor',
  'POST /api/admin/fetch-places': 'editor',
  'GET /api/admin/providers': 'admin',
  'POST /api/admin/test-provider': 'admin',
  'POST /api/admin/switch-provider': 'admin',
  'GET /api/admin/import-runs': 'viewer',
  'GET /api/admin/import-runs/:id': 'viewer',
  'GET /api/admin/import-runs/:id/places': 'viewer',
  'GET /api/admin/import-runs/:id/undo': 'editor',
  'POST /api/admin/import-runs/:id/undo': 'editor',
  'POST /api/admin/places/:id/split': 'editor',
  'POST /api/admin/translate-again': 'admin',

  'GET /api/admin/images/:storagePath{.+}': 'viewer',
  'POST /api/admin/places/:id/images/upload': { ...upload, access: 'editor' },
  'POST /api/admin/places/:id/images/unsplash-id': 'editor',
  'GET /api/admin/places/:id/commons-photos': 'editor',
  'POST /api/admin/places/:id/images/commons': 'editor',
  'GET /api/admin/unsplash/search': 'editor',
  'PUT /api/admin/places/:id/images/order': 'editor',
  'PATCH /api/admin/places/images/:id': 'editor',
  'GET /api/admin/places/images/:id/framing': 'viewer',
  'PUT /api/admin/places/images/:id/framing': 'editor',
  'DELETE /api/admin/places/images/:id': 'editor',
  'POST /api/admin/places/images/:id/restore': 'editor',
  'PUT /api/places/images/:id/primary': 'editor',
  'GET /api/static-assets': 'admin',
  'POST /api/static-assets/save': 'admin',
  'DELETE /api/static-assets/:id': 'admin',
  'POST /api/static-assets/deletions/:historyId/undo': 'admin',
  'POST /api/assets/upload': upload,

  'GET /api/admin/freshness': 'viewer',
  'GET /api/admin/freshness/:id': 'viewer',
  'GET /api/admin/reports': 'editor',
  'POST /api/admin/reports/decide': 'editor',
  'POST /api/admin/reports/note': 'editor',
  'POST /api/admin/reports/reopen': 'editor',
  'GET /api/admin/dashboard': 'viewer',
  'GET /api/admin/dashboard/waiting': 'viewer',
  'GET /api/admin/audit': 'admin',
  'GET /api/admin/audit/export.csv': 'admin',
  'GET /api/admin/audit/retention': 'admin',
  'GET /api/admin/audit/retention/would-go': 'admin',
  'PUT /api/admin/audit/retention': 'admin',
  'GET /api/admin/status': 'admin',
  'POST /api/admin/backups': 'admin',
  'GET /api/admin/fill-guide': 'viewer',
  'GET /api/admin/fill-guide/estimate': 'admin',
  'POST /api/admin/fill-guide': 'admin',
  'POST /api/admin/fill-guide/stop': 'admin',
  'GET /api/database/tables': 'admin',
  'GET /api/database/table-info/:table': 'admin',
  'GET /api/database/table-data/:table': 'admin',
  'POST /api/database/query': { access: 'admin', maxBytes: 65_536 },
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
      `No policy says who may call: ${[...new Set(missing)].join(', ')} (see src/app/policy/policy.ts)`,
    )
}
