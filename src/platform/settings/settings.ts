import { z } from 'zod'
import {
  archivePlace,
  archivesKept,
  bucketAddress,
  header,
  httpsOrigins,
  innerOrigins,
  isPostgresAddress,
  issuer,
  kilometres,
  listOf,
  metricsToken,
  onOrOff,
  origin,
  otelAttributes,
  otlpHeaders,
  port,
  postgresAddress,
  proxies,
  scripts,
  share,
  webAddress,
} from './setting-values.ts'

/** A setting has a value that is not allowed. The message is meant for whoever starts the program. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** OSRM's own server, which asks for sparing use and is told of places only. */
export const publicRouter = 'https://router.project-osrm.org'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const backUpPeriods = ['never', 'hour', 'day', 'week'] as const

const schema = z.object({
  SITE_NAME: z.string().default('Family Fun Europe'),
  SITE_ORIGIN: origin.optional(),
  SITE_LOGO_URL: z.string().optional(),
  CONTACT_EMAIL: z.email({ error: 'an e-mail address' }).default('hello@family-fun.example'),
  SOCIAL_INSTAGRAM_URL: webAddress.default('https://www.instagram.com/'),
  SOCIAL_FACEBOOK_URL: webAddress.default('https://www.facebook.com/'),
  /** The style of another host's map; without it the guide draws its own. */
  MAP_STYLE_URL: webAddress.optional(),
  /** A PMTiles file with streets, in the layers of OpenMapTiles or Protomaps. */
  MAP_TILES_FILE: z.string().optional(),
  /** Further origins that the style's tiles and letters come from. */
  MAP_TILE_HOSTS: httpsOrigins.optional(),

  /** Loaded in this order, only while the visitor allows analytics cookies. */
  ANALYTICS_SCRIPT_URL: scripts.optional(),
  /** Likewise with marketing cookies. */
  MARKETING_SCRIPT_URL: scripts.optional(),
  /** Further origins that those scripts load from or talk to. */
  CONSENT_SCRIPT_HOSTS: httpsOrigins.optional(),

  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  /** How many proxies in front may be believed about who asks; 0: none. */
  TRUST_PROXY: proxies.default(0),
  LOG_LEVEL: z.enum(logLevels, { error: `one of ${logLevels.join(', ')}` }).default('info'),
  /** What Prometheus sends as its Bearer token to read `/metrics`. */
  METRICS_TOKEN: metricsToken.optional(),
  /** A port of its own for `/metrics`, which the site's then has not. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Where a collector of OpenTelemetry listens, by OTLP over HTTP. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  /** Its address for traces in the place of the one above with `/v1/traces`. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: otlpHeaders.optional(),
  /** Before a `service.name` among the attributes; family-fun-europe where neither is set. */
  OTEL_SERVICE_NAME: z.string().optional(),
  /** What all traces say of where they come from. */
  OTEL_RESOURCE_ATTRIBUTES: otelAttributes.optional(),
  /** By the standard any word but 'true' is no. */
  OTEL_SDK_DISABLED: z
    .string()
    .default('false')
    .transform((text) => text.trim().toLowerCase() === 'true'),
  /** Which part of all traces is sent. */
  OTEL_TRACES_SAMPLER_ARG: share.default(1),

  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresAddress.optional(),
  /** Its streaming replicas. */
  DATABASE_READ_URLS: listOf(
    isPostgresAddress,
    'addresses like postgres://user:password@host:5432/database, with commas between',
  ).optional(),
  DATABASE_VIEWER_URL: postgresAddress.optional(),
  STORAGE_URL: bucketAddress.optional(),

  /** Where a CDN in front of the guide is told what has changed. */
  CDN_PURGE_URL: webAddress.optional(),
  /** The name of the header that lets in who tells it, and its value. */
  CDN_PURGE_HEADER: header.optional(),
  /** Of webhooks within the operator's own network; all others must be public. */
  WEBHOOK_ORIGINS: innerOrigins.optional(),

  ADMIN_USERNAME: z.string().optional(),
  ADMIN_PASSWORD: z
    .string()
    .regex(/^.{8,512}$/su, { error: '8 to 512 characters' })
    .optional(),
  /** An OpenID Connect provider that accounts may be linked to. */
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** As the sign-in calls it. */
  OIDC_NAME: z.string().max(60, { error: 'at most 60 characters' }).default('your organisation'),
  APP_SECRET: z.string().min(16, { error: 'at least 16 characters' }).optional(),
  /** Seals archives that take secrets along. */
  BACKUP_PASSPHRASE: z.string().min(16, { error: 'at least 16 characters' }).optional(),
  /** How often the guide backs itself up: on the hour, at three in the morning UTC, or then on Mondays. */
  BACKUP_EVERY: z.enum(backUpPeriods, { error: `one of ${backUpPeriods.join(', ')}` }).default('never'),
  /** A folder, or S3-compatible storage; else `backups` in DATA_DIR. */
  BACKUP_TO: archivePlace.optional(),
  /** How many archives that it made by itself are kept. */
  BACKUP_KEEP: archivesKept.default(7),
  /** 'off': an update changes the tables of a guide without a back-up of its rows. */
  BACKUP_BEFORE_UPGRADE: onOrOff.default('on'),

  /** How far from a city zoos, aquariums, museums, theme parks and water parks are fetched. */
  FETCH_DESTINATIONS_KM: kilometres.default(50),
  /** How far all other kinds are: playgrounds, parks and what else nobody drives an hour for. */
  FETCH_NEIGHBOURHOOD_KM: kilometres.default(10),

  /** 'off': whatever editors switch on. */
  READ_WEBSITES: onOrOff.default('on'),
  /** 'off': whatever editors switch on. */
  FIND_NEARBY: onOrOff.default('on'),
  /** 'off': whatever editors switch on. */
  FIND_PHOTOS: onOrOff.default('on'),

  /** 'yes': a guide that was never filled is, without somebody's asking for it. */
  FILL_GUIDE: z.enum(['yes', 'no'], { error: 'yes or no' }).default('no'),

  OVERPASS_URL: webAddress.default('https://overpass-api.de/api/interpreter'),
  NOMINATIM_URL: webAddress.default('https://nominatim.openstreetmap.org'),
  OSRM_URL: webAddress.default(publicRouter),
  /** A MOTIS server with timetables. */
  TRANSIT_URL: webAddress.optional(),
  /** An archive of the weather as Open-Meteo's is; without it nobody is asked. */
  WEATHER_URL: webAddress.optional(),
  WEATHER_API_KEY: z.string().optional(),
  GEOAPIFY_URL: webAddress.default('https://api.geoapify.com/v2'),
  UNSPLASH_URL: webAddress.default('https://api.unsplash.com'),
  WIKIMEDIA_URL: webAddress.default('https://commons.wikimedia.org/w/api.php'),
  WIKIDATA_URL: webAddress.default('https://www.wikidata.org/w/api.php'),
  GEOAPIFY_API_KEY: z.string().optional(),
  UNSPLASH_ACCESS_KEY: z.string().optional(),
  GOOGLE_PLACES_API_KEY: z.string().optional(),
})

const wholeSchema = schema
  .refine(({ DATABASE_URL, DATABASE_READ_URLS }) => DATABASE_URL || !DATABASE_READ_URLS, {
    path: ['DATABASE_READ_URLS'],
    error: 'set beside DATABASE_URL alone, whose replicas they are: the embedded database has none',
  })
  .refine((set) => !set.OIDC_ISSUER || (set.OIDC_CLIENT_ID && set.OIDC_CLIENT_SECRET), {
    path: ['OIDC_ISSUER'],
    error: 'set together with OIDC_CLIENT_ID and OIDC_CLIENT_SECRET',
  })
  .refine(
    (set) => set.METRICS_PORT !== set.PORT || set.PORT === 0 || !isOneAddress(set.HOST, set.METRICS_HOST),
    {
      path: ['METRICS_PORT'],
      error: 'another port than PORT, where the guide itself listens',
    },
  )

export type Settings = z.output<typeof schema>

export const settingNames = Object.keys(schema.shape)

/**
 * The settings from the environment; an empty value counts as none.
 * @throws SettingsError that names each bad setting, what it was (never a secret) and what is allowed
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const named = settingNames.map((name) => [name, env[name]?.trim()] as const)
  const given = Object.fromEntries(named.filter(([, value]) => value))
  const result = wholeSchema.safeParse(given)
  if (result.success) return result.data
  const complaints = result.error.issues.map(({ path, message }) => {
    const name = String(path[0])
    return `${name} is ${shown(name, given[name])}, but must be ${message}`
  })
  throw new SettingsError(['These settings cannot be used:', ...new Set(complaints)].join('\n  '))
}

const everyAddress = ['0.0.0.0', '::']

const isOneAddress = (one: string, other: string) =>
  one === other || everyAddress.includes(one) || everyAddress.includes(other)

// An address may carry a password.
const shown = (name: string, value = '') =>
  /KEY|SECRET|PASS|TOKEN|DATABASE|STORAGE|PURGE|BACKUP_TO|HEADERS/.test(name)
    ? 'a secret (not shown)'
    : JSON.stringify(value)
