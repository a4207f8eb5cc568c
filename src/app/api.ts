import { Hono } from 'hono'
import { authApi } from '../accounts/auth.api.ts'
import { citiesApi } from '../cities/cities.api.ts'
import { adminFunTypesApi } from '../fun-types/admin-fun-types.api.ts'
import { funTypesApi } from '../fun-types/fun-types.api.ts'
import { imagesApi } from '../images/images.api.ts'
import { adminPageContentApi, pageContentApi } from '../page-content/page-content.api.ts'
import { adminPageMetadataApi } from '../page-metadata/admin-page-metadata.api.ts'
import { pageMetadataApi } from '../page-metadata/page-metadata.api.ts'
import { adminPlacesApi } from '../places/admin-places.api.ts'
import { placesApi } from '../places/places.api.ts'
import type { Log } from '../platform/log.ts'
import type { Settings } from '../platform/settings.ts'
import { searchApi } from '../search/search.api.ts'
import { adminSearchRadiusOptionsApi } from '../search-radius/admin-search-radius-options.api.ts'
import { searchRadiusOptionsApi } from '../search-radius/search-radius-options.api.ts'
import { seasonsApi } from '../seasons/seasons.api.ts'
import { staticAssetsApi } from '../site-assets/site-assets.api.ts'
import { websiteColorsApi } from '../site-assets/website-colors.api.ts'
import { generateSitemapApi } from '../sitemap/generate-sitemap.api.ts'
import { type SiteFilesParts, siteFilesApi } from '../sitemap/site-files.api.ts'
import { answerError, refuseUnreadableAddress, unknownCall } from './answer-error.ts'
import { enforcePolicies } from './enforce-policy.ts'
import { healthApi } from './health.api.ts'
import { openApi } from './open-api.ts'
import { checkPolicies } from './policy.ts'

export type ApiParts = SiteFilesParts & {
  log: Log
  imagesFolder: string
  /** What decides where writes may come from and who is believed to ask. */
  settings: Pick<Settings, 'SITE_ORIGIN' | 'TRUST_PROXY'>
}

/**
 * The whole API. It holds no state of its own, so a test makes one around its own database.
 * @throws when a route has no policy
 */
export function createApi({ db, log, imagesFolder, settings, siteName, ...siteFiles }: ApiParts) {
  const isHttps = settings.SITE_ORIGIN?.startsWith('https:') ?? false
  const api = new Hono()
    .use(refuseUnreadableAddress)
    .use(enforcePolicies({ db, settings }))
    .route('/', healthApi(db))
    .route('/api/auth', authApi({ db, isHttps, trustedProxies: settings.TRUST_PROXY }))
    .route('/api/cities', citiesApi(db))
    .route('/api/places', placesApi(db))
    .route('/api/admin/places', adminPlacesApi(db))
    .route('/api/fun-types', funTypesApi(db))
    .route('/api/search', searchApi(db))
    .route('/api/seasons', seasonsApi(db))
    .route('/api/search-radius-options', searchRadiusOptionsApi(db))
    .route('/api/page-metadata', pageMetadataApi(db))
    .route('/api/page-content', pageContentApi(db))
    .route('/api/static-assets', staticAssetsApi(db))
    .route('/api/website-colors', websiteColorsApi())
    .route('/api/images', imagesApi(db, imagesFolder))
    .route('/api/admin/search-radius-options', adminSearchRadiusOptionsApi(db))
    .route('/api/admin/page-content', adminPageContentApi(db))
    .route('/api/admin/page-metadata', adminPageMetadataApi(db))
    .route('/api/admin/fun-types', adminFunTypesApi(db))
    .route('/api/admin/generate-sitemap', generateSitemapApi(db, siteFiles.siteOrigin))
  // Beside the chain: no screen calls these, so the client need not know them.
  api.route('/', siteFilesApi({ db, siteName, ...siteFiles }))
  api.get('/api/openapi.json', openApi(api, siteName))
  api.notFound(unknownCall)
  api.onError(answerError(log))
  checkPolicies(api.routes)
  return api
}

export type Api = ReturnType<typeof createApi>
