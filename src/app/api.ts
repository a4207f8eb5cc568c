import { Hono } from 'hono'
import { authApi } from '../accounts/auth.api.ts'
import { enrichAddressApi } from '../addresses/enrich-address.api.ts'
import { bulkApi } from '../bulk-changes/bulk.api.ts'
import { adminCitiesApi, newCityApi } from '../cities/admin-cities.api.ts'
import { citiesApi } from '../cities/cities.api.ts'
import { configsApi } from '../configs/configs.api.ts'
import { dashboardApi } from '../dashboard/dashboard.api.ts'
import { databaseApi } from '../database-viewer/database.api.ts'
import type { DatabaseViewer } from '../database-viewer/database-viewer.task.ts'
import { routeDistancesApi } from '../distances/route-distances.api.ts'
import { adminFunTypesApi } from '../fun-types/admin-fun-types.api.ts'
import { funTypesApi } from '../fun-types/fun-types.api.ts'
import { historyApi, placeHistoryApi } from '../history/history.api.ts'
import { commonsApi } from '../images/commons.api.ts'
import type { ImageStore } from '../images/image-store.task.ts'
import { adminImagesApi, imagesApi } from '../images/images.api.ts'
import { placeImagesApi, primaryImageApi } from '../images/place-images.api.ts'
import { unsplashImageApi, unsplashSearchApi } from '../images/unsplash.api.ts'
import type { PlacesProviders } from '../imports/fetch-places.task.ts'
import { importsApi } from '../imports/imports.api.ts'
import { adminJobsApi } from '../jobs/admin-jobs.api.ts'
import { checkHoursApi } from '../opening-hours/check-hours.api.ts'
import type { HoursChecker } from '../opening-hours/hours-checker.task.ts'
import { adminPageContentApi, pageContentApi } from '../page-content/page-content.api.ts'
import { adminPageMetadataApi } from '../page-metadata/admin-page-metadata.api.ts'
import { pageMetadataApi } from '../page-metadata/page-metadata.api.ts'
import { importPlacesApi } from '../place-files/import-places.api.ts'
import { placeFilesApi } from '../place-files/place-files.api.ts'
import { adminPlacesApi } from '../places/admin-places.api.ts'
import { placesApi } from '../places/places.api.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { Settings } from '../platform/settings.ts'
import { siteGeocoder } from '../providers/nominatim/nominatim.provider.ts'
import { placesProviders } from '../providers/places-providers.provider.ts'
import { reviewApi } from '../review/review.api.ts'
import { searchApi } from '../search/search.api.ts'
import { adminSearchRadiusOptionsApi } from '../search-radius/admin-search-radius-options.api.ts'
import { searchRadiusOptionsApi } from '../search-radius/search-radius-options.api.ts'
import { seasonsApi } from '../seasons/seasons.api.ts'
import { adminStaticAssetsApi, assetUploadApi } from '../site-assets/admin-site-assets.api.ts'
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
  /** For what visitors wait for; `db` itself unless another is given. */
  quickDb?: Database
  log: Log
  /** Where pictures lie. */
  store: ImageStore
  settings: Settings
  viewer: DatabaseViewer
  hoursChecker: HoursChecker
  /** Where places come from; the real services unless a test brings others. */
  providers?: PlacesProviders | undefined
  /** Aborted when the process is about to end. */
  stopping?: AbortSignal
}

/**
 * The whole API. It holds no state of its own, so a test makes one around its own database.
 * @throws when a route has no policy
 */
export function createApi(parts: ApiParts) {
  const {
    db,
    quickDb = parts.db,
    log,
    store,
    settings,
    viewer,
    hoursChecker,
    providers,
    stopping,
    siteName,
    ...siteFiles
  } = parts
  const isHttps = settings.SITE_ORIGIN?.startsWith('https:') ?? false
  const api = new Hono()
    .use(refuseUnreadableAddress)
    .use(enforcePolicies({ db: quickDb, settings }))
    .route('/', healthApi(quickDb, stopping))
    .route('/api/auth', authApi({ db: quickDb, isHttps, trustedProxies: settings.TRUST_PROXY }))
    .route('/api/cities', citiesApi(quickDb))
    .route('/api/cities', newCityApi(db))
    .route('/api/admin/cities', newCityApi(db))
    .route('/api/admin/cities', adminCitiesApi(db))
    .route('/api/places', placesApi(quickDb))
    .route('/api/admin/places', placeFilesApi(db))
    .route('/api/admin/places', importPlacesApi(db))
    .route('/api/admin/places', bulkApi(db))
    .route('/api/admin/places', reviewApi(db))
    .route('/api/admin/places', placeHistoryApi(db))
    .route('/api/admin/history', historyApi(db))
    .route('/api/admin/places', adminPlacesApi(db))
    .route(
      '/api/admin/places',
      enrichAddressApi(db, siteGeocoder({ db, log, settings }, { isAwaited: true })),
    )
    .route('/api/admin/opening-hours', checkHoursApi(hoursChecker))
    .route('/api/admin/route-distances', routeDistancesApi(db))
    .route('/api/configs', configsApi(db, settings))
    .route('/api/fun-types', funTypesApi(quickDb))
    .route('/api/search', searchApi(quickDb))
    .route('/api/seasons', seasonsApi(quickDb))
    .route('/api/search-radius-options', searchRadiusOptionsApi(quickDb))
    .route('/api/page-metadata', pageMetadataApi(quickDb))
    .route('/api/page-content', pageContentApi(quickDb))
    .route('/api/static-assets', staticAssetsApi(quickDb))
    .route('/api/website-colors', websiteColorsApi())
    .route('/api/static-assets', adminStaticAssetsApi({ db, store, log }))
    .route('/api/assets', assetUploadApi({ db, store }))
    .route('/api/images', imagesApi(quickDb, store))
    .route('/api/admin/images', adminImagesApi(db, store))
    .route('/api/places', primaryImageApi(db))
    .route('/api/admin/places', placeImagesApi({ db, store, log }))
    .route('/api/admin/places', commonsApi({ db, log, settings, store }))
    .route('/api/admin/places', unsplashImageApi({ db, log, settings }))
    .route('/api/admin/unsplash', unsplashSearchApi({ db, log, settings }))
    .route('/api/admin/search-radius-options', adminSearchRadiusOptionsApi(db))
    .route('/api/admin/page-content', adminPageContentApi(db))
    .route('/api/admin/page-metadata', adminPageMetadataApi(db))
    .route('/api/admin/fun-types', adminFunTypesApi(db))
    .route('/api/admin/jobs', adminJobsApi(db, stopping))
    .route('/api/admin', importsApi(db, providers ?? placesProviders({ db, log, settings })))
    .route('/api/admin/dashboard', dashboardApi(db))
    .route('/api/database', databaseApi(db, viewer))
    .route('/api/admin/generate-sitemap', generateSitemapApi(db, siteFiles.siteOrigin))
  // Beside the chain: no screen calls these, so the client need not know them.
  api.route('/', siteFilesApi({ db: quickDb, siteName, ...siteFiles }))
  api.get('/api/openapi.json', openApi(api, siteName))
  api.notFound(unknownCall)
  api.onError(answerError(log))
  checkPolicies(api.routes)
  return api
}

export type Api = ReturnType<typeof createApi>
