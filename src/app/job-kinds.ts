import { enrichAddressesKind } from '../editing/addresses/enrich-addresses.task.ts'
import { changePlacesKind } from '../editing/bulk-changes/bulk.task.ts'
import { deleteCityKind } from '../editing/cities/delete-city.task.ts'
import { replaceTextKind } from '../editing/find-replace/replace-text.task.ts'
import { countFreshness } from '../editing/freshness/freshness.queries.ts'
import { undoManyKind } from '../editing/history/undo-many.task.ts'
import { importPlacesKind } from '../editing/place-files/import-places.task.ts'
import { plannedChangesSchedule } from '../editing/planned-changes/publish-due.task.ts'
import { refreshDistancesKind } from '../editing/search-radius/refresh-distances.task.ts'
import {
  bringDuePhotos,
  commonsPhotosSchedule,
} from '../gathering/commons-photos/commons-photos-schedule.task.ts'
import { routeDistancesKind } from '../gathering/distances/route-distances.task.ts'
import { routeDistancesSoon } from '../gathering/distances/route-soon.queries.ts'
import { bareCitiesSchedule } from '../gathering/featuring/bare-cities.task.ts'
import { dueCitiesSchedule } from '../gathering/imports/due-cities.task.ts'
import {
  type FetchParts,
  fetchPlacesKind,
  switchProviderKind,
} from '../gathering/imports/fetch-places.task.ts'
import { orphanedRunsSchedule } from '../gathering/imports/orphaned-runs.task.ts'
import { undoRunKind } from '../gathering/imports/undo-run.task.ts'
import { nearbySchedule } from '../gathering/nearby/nearby-schedule.task.ts'
import { siteGeocoder } from '../gathering/providers/nominatim/nominatim.provider.ts'
import { siteRoutes } from '../gathering/providers/osrm/osrm.provider.ts'
import { placesProviders } from '../gathering/providers/places-providers.provider.ts'
import { translateAgainKind } from '../gathering/storing/translate-again.task.ts'
import { twinsSchedule } from '../gathering/twins/find-twins.task.ts'
import { weatherSchedule } from '../gathering/weather/weather-schedule.task.ts'
import { websiteVisitsSchedule } from '../gathering/website-visits/website-visits-schedule.task.ts'
import { deleteExpiredPlans } from '../guide/plan/shared-plan.queries.ts'
import { settleOldNotices } from '../guide/reports/notices.queries.ts'
import { forgetReports } from '../guide/reports/report.queries.ts'
import { forgetDeleted } from '../office/accounts/audit-log/deleted-rows.queries.ts'
import { forgetGoneAccounts } from '../office/accounts/people/forget-gone-accounts.queries.ts'
import { forgetOldTries } from '../office/accounts/sign-in-limits/login-attempt.queries.ts'
import { ownedStore } from '../office/files/owned-store.task.ts'
import { siteStore } from '../office/files/site-store.task.ts'
import { tendStoreSchedule } from '../office/files/tend-store.task.ts'
import type { JobKind } from '../office/jobs/job-kind.task.ts'
import type { Schedule } from '../office/jobs/keep-jobs.task.ts'
import type { Database } from '../platform/database/database.ts'
import { tendEmbedded } from '../platform/embedded/tend-embedded.ts'
import type { Log } from '../platform/log/log.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { pruneKind, pruneSchedule } from '../system/audit/prune-audit-log.task.ts'
import { backUpKind } from '../system/backup/back-up-job.task.ts'
import { backUpSchedule } from '../system/backup/back-up-schedule.task.ts'
import { fillGuideKind } from '../system/fill-guide/fill-guide.task.ts'
import { forgetJobs } from '../system/old-jobs/forget-jobs.queries.ts'
import { forgetDeliveries } from '../system/webhooks/delivery.queries.ts'

export type JobKindParts = { db: Database; log: Log; settings: Settings }

/** All long work that the guide knows: a new kind needs a line here, and the call that starts it. */
export const jobKinds = (parts: JobKindParts): JobKind[] => [
  fetchPlacesKind(siteImports(parts)),
  switchProviderKind(siteImports(parts)),
  routeDistancesKind(siteRoutes(parts)),
  enrichAddressesKind(siteGeocoder(parts)),
  changePlacesKind,
  deleteCityKind,
  replaceTextKind,
  undoManyKind,
  undoRunKind,
  importPlacesKind,
  refreshDistancesKind,
  translateAgainKind,
  fillGuideKind({ bringPhotos: (signal) => bringDuePhotos(parts, signal) }),
  backUpKind({ store: ownedStore(parts.db, siteStore(parts.settings)), settings: parts.settings }),
  pruneKind,
]

/** Ways by road are asked for as soon as there are places to go to. */
const siteImports = (parts: JobKindParts): FetchParts => ({
  providers: placesProviders(parts),
  afterImport: (db, cityIds, startedBy) =>
    db.transaction((tx) => routeDistancesSoon(tx, { cityIds }, startedBy)),
})

/** What comes round by the clock. */
export const schedules = (parts: JobKindParts & { stopping?: AbortSignal }): Schedule[] => [
  dueCitiesSchedule(parts.db),
  bareCitiesSchedule(parts.db),
  orphanedRunsSchedule(parts.db),
  tendStoreSchedule(parts),
  websiteVisitsSchedule(parts),
  nearbySchedule(parts),
  commonsPhotosSchedule(parts),
  weatherSchedule(parts),
  expiredPlansSchedule(parts.db),
  oldReportsSchedule(parts.db),
  deletedRowsSchedule(parts.db),
  { name: 'webhook-log', cron: '53 * * * *', run: () => forgetDeliveries(parts.db) },
  { name: 'old-jobs', cron: '57 * * * *', run: () => forgetJobs(parts.db) },
  backUpSchedule(parts),
  plannedChangesSchedule(parts),
  twinsSchedule(parts.db),
  pruneSchedule(parts.db),
  { name: 'freshness', cron: '47 * * * *', run: () => countFreshness(parts.db) },
  ...(parts.settings.DATABASE_URL ? [] : [tendEmbeddedSchedule(parts.db)]),
]

const tendEmbeddedSchedule = (db: Database): Schedule => ({
  name: 'tend-embedded',
  cron: '*/10 * * * *',
  run: () => tendEmbedded(db),
})

/** What can be undone no longer. */
const deletedRowsSchedule = (db: Database): Schedule => ({
  name: 'deleted-rows',
  cron: '*/10 * * * *',
  run: async () => {
    await forgetDeleted(db)
    await forgetGoneAccounts(db)
  },
})

/** Once an hour plans that nobody visits go, and the addresses that limits have counted. */
const expiredPlansSchedule = (db: Database): Schedule => ({
  name: 'expired-plans',
  cron: '23 * * * *',
  run: async () => {
    await deleteExpiredPlans(db)
    await forgetOldTries(db)
  },
})

/** Once an hour what families told and no longer counts goes, and the notices that it made. */
const oldReportsSchedule = (db: Database): Schedule => ({
  name: 'old-reports',
  cron: '37 * * * *',
  run: async () => {
    await forgetReports(db)
    await settleOldNotices(db)
  },
})
