import { enrichAddressesKind } from '../addresses/enrich-addresses.task.ts'
import { changePlacesKind } from '../bulk-changes/bulk.task.ts'
import { refreshDistancesKind } from '../distances/refresh-distances.task.ts'
import { routeDistancesKind } from '../distances/route-distances.task.ts'
import { routeDistancesSoon } from '../distances/route-soon.queries.ts'
import { tendStoreSchedule } from '../images/tend-store.task.ts'
import { dueCitiesSchedule } from '../imports/due-cities.task.ts'
import { type FetchParts, fetchPlacesKind, switchProviderKind } from '../imports/fetch-places.task.ts'
import { orphanedRunsSchedule } from '../imports/orphaned-runs.task.ts'
import type { JobKind } from '../jobs/job-kind.task.ts'
import type { Schedule } from '../jobs/keep-jobs.task.ts'
import { translateAgainKind } from '../merging/translate-again.task.ts'
import { importPlacesKind } from '../place-files/import-places.task.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { Settings } from '../platform/settings.ts'
import { siteGeocoder } from '../providers/nominatim/nominatim.provider.ts'
import { siteRoutes } from '../providers/osrm/osrm.provider.ts'
import { placesProviders } from '../providers/places-providers.provider.ts'

export type JobKindParts = { db: Database; log: Log; settings: Settings }

/** All long work that the guide knows: a new kind needs a line here, and the call that starts it. */
export const jobKinds = (parts: JobKindParts): JobKind[] => [
  fetchPlacesKind(siteImports(parts)),
  switchProviderKind(siteImports(parts)),
  routeDistancesKind(siteRoutes(parts)),
  enrichAddressesKind(siteGeocoder(parts)),
  changePlacesKind,
  importPlacesKind,
  refreshDistancesKind,
  translateAgainKind,
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
  orphanedRunsSchedule(parts.db),
  tendStoreSchedule(parts),
]
