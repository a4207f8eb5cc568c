import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { enrichAddressApi } from '../editing/addresses/enrich-address.api.ts'
import { typedAddressApi } from '../editing/addresses/typed-address.api.ts'
import { alikePlacesApi } from '../editing/alike-places/alike-places.api.ts'
import { bulkApi } from '../editing/bulk-changes/bulk.api.ts'
import { adminCitiesApi, newCityApi } from '../editing/cities/admin-cities.api.ts'
import { findReplaceApi } from '../editing/find-replace/find-replace.api.ts'
import { freshnessApi } from '../editing/freshness/freshness.api.ts'
import { historyApi, placeHistoryApi } from '../editing/history/history.api.ts'
import { textHistoryApi } from '../editing/page-content/text-history.api.ts'
import { adminFunTypesApi } from '../editing/page-texts/admin-fun-types.api.ts'
import { adminPageMetadataApi } from '../editing/page-texts/admin-page-metadata.api.ts'
import { commonsApi } from '../editing/photos/commons.api.ts'
import { framingApi } from '../editing/photos/framing.api.ts'
import { placeImagesApi, primaryImageApi } from '../editing/photos/place-images.api.ts'
import { unsplashImageApi, unsplashSearchApi } from '../editing/photos/unsplash.api.ts'
import { importPlacesApi } from '../editing/place-files/import-places.api.ts'
import { placeFilesApi } from '../editing/place-files/place-files.api.ts'
import { placePointsApi } from '../editing/place-map/place-points.api.ts'
import { placeViewsApi } from '../editing/place-views/place-views.api.ts'
import { adminPlacesApi } from '../editing/places/admin-places.api.ts'
import { plannedChangesApi } from '../editing/planned-changes/planned-changes.api.ts'
import { adminReportsApi } from '../editing/reports/admin-reports.api.ts'
import { reviewApi } from '../editing/review/review.api.ts'
import { adminSearchRadiusOptionsApi } from '../editing/search-radius/admin-search-radius-options.api.ts'
import { adminStaticAssetsApi, assetUploadApi } from '../editing/site-assets/admin-site-assets.api.ts'
import { twinsApi } from '../editing/twins/twins.api.ts'
import { routeDistancesApi } from '../gathering/distances/route-distances.api.ts'
import type { PlacesProviders } from '../gathering/imports/fetch-places.task.ts'
import { importsApi } from '../gathering/imports/imports.api.ts'
import { siteGeocoder } from '../gathering/providers/nominatim/nominatim.provider.ts'
import { placesProviders } from '../gathering/providers/places-providers.provider.ts'
import { findSourcesOfPlaces } from '../gathering/storing/place-sources.queries.ts'
import { citiesApi } from '../guide/city-page/cities.api.ts'
import { placeDaysApi } from '../guide/dates/place-days.api.ts'
import { waysApi } from '../guide/door-to-gate/ways.api.ts'
import { funTypesApi } from '../guide/fun-types/fun-types.api.ts'
import { nearApi } from '../guide/near-me/near.api.ts'
import { keptPlacesApi } from '../guide/offline/kept-places.api.ts'
import { checkHoursApi } from '../guide/opening-hours/reckoning/check-hours.api.ts'
import type { HoursChecker } from '../guide/opening-hours/reckoning/hours-checker.task.ts'
import { placesApi } from '../guide/place-lists/places.api.ts'
import { rainSwapsApi } from '../guide/place-lists/rain-swaps.api.ts'
import { sharedPlansApi } from '../guide/plan/shared-plans.api.ts'
import { planPlacesApi } from '../guide/plan-page/plan-places.api.ts'
import { plainFormApi } from '../guide/reports/plain-form.api.ts'
import { reportsApi } from '../guide/reports/reports.api.ts'
import { searchApi } from '../guide/search/search.api.ts'
import { searchRadiusOptionsApi } from '../guide/search-radius/search-radius-options.api.ts'
import { seasonsApi } from '../guide/seasons/seasons.api.ts'
import { cityWeatherApi } from '../guide/weather/city-weather.api.ts'
import { invitationsApi } from '../office/accounts/invitations/invitations.api.ts'
import { ownAccountApi } from '../office/accounts/own-account/own-account.api.ts'
import { twoStepApi } from '../office/accounts/own-account/two-step.api.ts'
import { accountsApi } from '../office/accounts/people/accounts.api.ts'
import { addressOf, authApi } from '../office/accounts/signing-in/auth.api.ts'
import type { ImageStore } from '../office/files/image-store.task.ts'
import { adminImagesApi, imagesApi } from '../office/files/images.api.ts'
import { adminJobsApi } from '../office/jobs/admin-jobs.api.ts'
import { openIdSignInApi, ownOpenIdApi } from '../office/open-id/open-id.api.ts'
import { openIdProvider } from '../office/open-id/open-id.provider.ts'
import { ownPasskeysApi } from '../office/passkeys/own-passkeys.api.ts'
import { passkeySignInApi } from '../office/passkeys/passkey-sign-in.api.ts'
import { signInWaysApi } from '../office/passkeys/sign-in-ways.api.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log/log.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { feedsApi } from '../site/feeds/feeds.api.ts'
import { adminPageContentApi, pageContentApi } from '../site/page-content/page-content.api.ts'
import { pageMetadataApi } from '../site/page-texts/page-metadata.api.ts'
import { generateSitemapApi } from '../site/search-engines/generate-sitemap.api.ts'
import { type SiteFilesParts, siteFilesApi } from '../site/search-engines/site-files.api.ts'
import { staticAssetsApi } from '../site/site-assets/site-assets.api.ts'
import { websiteColorsApi } from '../site/site-assets/website-colors.api.ts'
import { auditApi } from '../system/audit/audit.api.ts'
import { configsApi } from '../system/configs/configs.api.ts'
import { dashboardApi } from '../system/dashboard/dashboard.api.ts'
import { databaseApi } from '../system/database-viewer/database.api.ts'
import type { DatabaseViewer } from '../system/database-viewer/database-viewer.task.ts'
import { fillGuideApi } from '../system/fill-guide/fill-guide.api.ts'
import { apiTokensApi } from '../system/programs/api-tokens.api.ts'
import { readMachine } from '../system/status/machine.task.ts'
import { backUpsApi, statusApi } from '../system/status/status.api.ts'
import type { Machine } from '../system/status/status.schema.ts'
import { webhooksApi } from '../system/webhooks/webhooks.api.ts'
import { openApi } from './api-docs/open-api.ts'
import { healthApi } from './calls/health.api.ts'
import { planLimit } from './calls/plan-limit.ts'
import { countPlainReport, reportParts } from './calls/report-parts.ts'
import { traceCalls } from './calls/trace-calls.ts'
import { waysParts } from './calls/ways-parts.ts'
import { whoWritesReadsAtPrimary } from './calls/who-writes.ts'
import { enforcePolicies } from './policy/enforce-policy.ts'
import { checkPolicies } from './policy/policy.ts'
import { answerError, refuseUnreadableAddress, unknownCall } from './refusals/answer-error.ts'

export type ApiParts = SiteFilesParts & {
  /** For what somebody waits for; `db` itself unless another is given. */
  quickDb?: Database
  /** For what visitors read; `quickDb` unless another is given. */
  readDb?: Database
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
  /** How the machine is; that which it runs on unless a test says how. */
  machine?: (() => Promise<Machine>) | undefined
}

/**
 * The whole API. It holds no state of its own, so a test makes one around its own database.
 * @throws when a route has no policy
 */
export function createApi(parts: ApiParts) {
  const {
    db,
    quickDb = parts.db,
    readDb = quickDb,
    log,
    store,
    settings,
    viewer,
    hoursChecker,
    providers,
    stopping,
    machine = () => readMachine(settings),
    siteName,
    ...siteFiles
  } = parts
  const isHttps = settings.SITE_ORIGIN?.startsWith('https:') ?? false
  const sessionParts = {
    ...{ db: quickDb, isHttps, trustedProxies: settings.TRUST_PROXY, settings, siteName },
    siteOrigin: siteFiles.siteOrigin,
  }
  const geocoder = siteGeocoder({ db, log, settings }, { isAwaited: true })
  const provider = openIdProvider(settings, siteFiles.siteOrigin)
  const api = new Hono()
    .use(traceCalls)
    .use(refuseUnreadableAddress)
    .use(enforcePolicies({ db: quickDb, settings }))
    .use(whoWritesReadsAtPrimary(isHttps))
    .route('/', healthApi(quickDb, stopping))
    .route('/api/auth', authApi(sessionParts))
    .route('/api/account', ownAccountApi(sessionParts))
    .route('/api/account/two-step', twoStepApi(sessionParts))
    .route('/api/account/passkeys', ownPasskeysApi(sessionParts))
    .route('/api/auth/passkey', passkeySignInApi(sessionParts))
    .route('/api/auth/ways', signInWaysApi(quickDb, provider?.name ?? null))
    .route('/api/auth/openid', openIdSignInApi({ ...sessionParts, provider }))
    .route('/api/account/openid', ownOpenIdApi({ ...sessionParts, provider }))
    .route(
      '/api/invitations',
      invitationsApi(quickDb, (c) => addressOf(c, settings.TRUST_PROXY)),
    )
    .route('/api/admin/accounts', accountsApi(db))
    .route('/api/cities', citiesApi(readDb))
    .route('/api/cities', cityWeatherApi(readDb))
    .route('/api/cities', newCityApi(db))
    .route('/api/admin/cities', newCityApi(db))
    .route('/api/admin/cities', adminCitiesApi(db))
    .route('/api/places', placesApi(readDb, findSourcesOfPlaces))
    .route('/api/admin/places', placeFilesApi(db))
    .route('/api/admin/places', importPlacesApi(db))
    .route('/api/admin/place-views', placeViewsApi(db))
    .route('/api/admin/places', bulkApi(db))
    .route('/api/admin/places/replace', findReplaceApi(db))
    .route('/api/admin/places', reviewApi(db))
    .route('/api/admin/places', placeHistoryApi(db))
    .route('/api/admin/history', historyApi(db))
    .route('/api/admin/places', placePointsApi(db))
    .route('/api/admin/places', adminPlacesApi(db))
    .route('/api/admin/places', enrichAddressApi(db, geocoder))
    .route('/api/admin/addresses', typedAddressApi(db, geocoder))
    .route('/api/admin/alike-places', alikePlacesApi(db))
    .route('/api/admin/twins', twinsApi(db))
    .route('/api/admin/opening-hours', checkHoursApi(hoursChecker))
    .route('/api/admin/route-distances', routeDistancesApi(db))
    .route('/api/configs', configsApi(db, settings))
    .route('/api/admin/api-tokens', apiTokensApi(db))
    .route('/api/admin/webhooks', webhooksApi(db, settings))
    .route('/api/fun-types', funTypesApi(readDb))
    .route('/api/near', nearApi(readDb))
    .route('/api/ways', waysApi(readDb, waysParts({ db: quickDb, log, settings })))
    .route('/api/place-days', placeDaysApi(readDb, hoursChecker))
    .route('/api/rain-swaps', rainSwapsApi(readDb))
    .route('/api/kept-places', keptPlacesApi(readDb, findSourcesOfPlaces, hoursChecker))
    .route('/api/plan-places', planPlacesApi(readDb, findSourcesOfPlaces))
    .route('/api/shared-plans', sharedPlansApi(quickDb, planLimit(quickDb, settings.TRUST_PROXY)))
    .route(
      '/api/reports',
      reportsApi(quickDb, reportParts(quickDb, { db, store, log }, settings.TRUST_PROXY)),
    )
    .route('/tell-us', plainFormApi(quickDb, countPlainReport(quickDb, settings.TRUST_PROXY)))
    .route('/api/search', searchApi(readDb))
    .route('/api/seasons', seasonsApi(readDb))
    .route('/api/search-radius-options', searchRadiusOptionsApi(readDb))
    .route('/api/page-metadata', pageMetadataApi(readDb))
    .route('/api/page-content', pageContentApi(readDb))
    .route('/api/static-assets', staticAssetsApi(readDb))
    .route('/api/website-colors', websiteColorsApi())
    .route('/api/static-assets', adminStaticAssetsApi({ db, store, log }))
    .route('/api/assets', assetUploadApi({ db, store }))
    .route('/api/images', imagesApi(readDb, store))
    .route('/api/admin/images', adminImagesApi(db, store))
    .route('/api/places', primaryImageApi(db))
    .route('/api/admin/places', placeImagesApi({ db, store, log }))
    .route('/api/admin/places', framingApi({ db, store, log }))
    .route('/api/admin/places', commonsApi({ db, log, settings, store }))
    .route('/api/admin/places', unsplashImageApi({ db, log, settings }))
    .route('/api/admin/unsplash', unsplashSearchApi({ db, log, settings }))
    .route('/api/admin/search-radius-options', adminSearchRadiusOptionsApi(db))
    .route('/api/admin/page-content', adminPageContentApi(db))
    .route('/api/admin/page-content', textHistoryApi(db))
    .route('/api/admin/planned-changes', plannedChangesApi(db, hoursChecker))
    .route('/api/admin/page-metadata', adminPageMetadataApi(db))
    .route('/api/admin/fun-types', adminFunTypesApi(db))
    .route('/api/admin/jobs', adminJobsApi(db, stopping))
    .route('/api/admin', importsApi(db, providers ?? placesProviders({ db, log, settings })))
    .route('/api/admin/freshness', freshnessApi(db))
    .route('/api/admin/reports', adminReportsApi(db))
    .route('/api/admin/dashboard', dashboardApi({ db, settings, machine }))
    .route('/api/admin/audit', auditApi(db))
    .route('/api/admin/status', statusApi({ db, settings, machine }))
    .route('/api/admin/backups', backUpsApi(db))
    .route('/api/admin/fill-guide', fillGuideApi(db, settings))
    .route('/api/database', databaseApi(db, viewer))
    .route('/api/admin/generate-sitemap', generateSitemapApi(db, siteFiles.siteOrigin))
    .route('/', feedsApi({ db: readDb, siteName, siteOrigin: siteFiles.siteOrigin }))
    .route('/', siteFilesApi({ db: readDb, siteName, ...siteFiles }))
  const description = openApi(api, siteName)
  api.get('/api/openapi.json', description.json)
  api.get('/api/docs', compress(), etag(), description.page)
  api.notFound(unknownCall(api))
  api.onError(answerError(log))
  checkPolicies(api.routes)
  return api
}
