import { Hono } from 'hono'
import type { Database } from '../../platform/database/database.ts'
import { splitPlaceApi } from '../storing/split-place.api.ts'
import { translateAgainApi } from '../storing/translate-again.api.ts'
import { fetchPlacesApi } from './fetch-places.api.ts'
import type { PlacesProviders } from './fetch-places.task.ts'
import { importRunsApi } from './import-runs.api.ts'
import { providersApi, switchProviderApi, testProviderApi } from './providers.api.ts'

/** Bringing places in, and what came of it; below /api/admin. */
export const importsApi = (db: Database, providers: PlacesProviders) =>
  new Hono()
    .route('/fetch-places', fetchPlacesApi(db))
    .route('/providers', providersApi({ db, providers }))
    .route('/test-provider', testProviderApi({ db, providers }))
    .route('/switch-provider', switchProviderApi({ db, providers }))
    .route('/import-runs', importRunsApi(db))
    .route('/translate-again', translateAgainApi(db))
    .route('/places', splitPlaceApi(db))
