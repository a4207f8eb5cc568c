/** What stands in the place of a secret. */
export const mask = '••••'

/**
 * The tables that admins may look into, and the columns whose values they never see: 'all', or those of the rows whose
 * column of that name holds one of the values.
 */
export const shownTables: Readonly<Record<string, Readonly<Record<string, SecretRows>>>> = {
  api_tokens: { token_hash: 'all' },
  audit_log: {
    before: { column: 'entity', values: ['configs', 'users', 'sessions'] },
    after: { column: 'entity', values: ['configs', 'users', 'sessions'] },
  },
  audit_retention: {},
  blocked_osm_ids: {},
  cities: {},
  city_freshness: {},
  city_places: {},
  city_weather: {},
  configs: { value: 'all' },
  // The row of an image, as below.
  dropped_photos: { image: 'all' },
  fun_types: {},
  geocode_answers: {},
  guide_fills: {},
  hours_to_reckon: {},
  import_runs: {},
  jobs: { input: 'all' },
  kept_counts: {},
  known_words: {},
  nearby_readings: {},
  nearby_things: {},
  old_city_slugs: {},
  old_place_slugs: {},
  page_content: {},
  page_metadata: {},
  photo_searches: {},
  place_availabilities: {},
  place_counts: {},
  place_distances: {},
  place_hours: {},
  place_images: { signed_url: 'all' },
  place_notices: {},
  place_sources: {},
  place_twins: {},
  place_types: {},
  place_views: {},
  place_words: {},
  places: {},
  places_apart: {},
  planned_changes: {},
  reports: { device: 'all', network: 'all' },
  search_radius_options: {},
  seasons: {},
  seeded_entries: {},
  service_states: {},
  service_usage: {},
  static_assets: { signed_url: 'all' },
  twin_searches: {},
  users: { password: 'all' },
  webhook_deliveries: {},
  webhooks: { secret: 'all' },
  website_visits: {},
}

/** Nothing of these is shown, not even that they are there. */
export const hiddenTables: readonly string[] = [
  'copy_seals',
  'deleted_rows',
  'file_removals',
  'installation',
  'invitations',
  'known_devices',
  'leases',
  'login_attempts',
  'open_id_links',
  'passkeys',
  'place_file_rows',
  'recovery_codes',
  'sessions',
  'shared_plans',
  'sign_in_challenges',
  'two_steps',
]

export type SecretRows = 'all' | { column: string; values: readonly string[] }

export const isShown = (table: string): boolean => Object.hasOwn(shownTables, table)
