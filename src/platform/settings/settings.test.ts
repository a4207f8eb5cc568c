import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readSettings, SettingsError, settingNames } from './settings.ts'

const example = parseEnv(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8'))

test('.env.example names every setting and gives its default', () => {
  const forTests = ['CHROMIUM_PATH', 'TEST_DATABASE_URL']
  expect(Object.keys(example).toSorted()).toEqual([...settingNames, ...forTests].toSorted())
  expect(readSettings(example)).toEqual(readSettings({}))
  const withDefault = Object.entries(example).filter(([, value]) => value !== '')
  expect(withDefault.map(([name]) => name).toSorted()).toEqual(Object.keys(readSettings({})).toSorted())
})

test('the table of the README names every setting once, and its default where that is short', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const [, table = ''] = /\n## Settings\n(.*?)\n## /s.exec(readme) ?? []
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) => {
    const [names = [], defaults = []] = row.split(' | ').map((cell) => cell.replace('| ', '').split(', '))
    return names.map((name, at) => [name.slice(1, -1), defaults[at] ?? ''] as const)
  })
  expect(named.map(([name]) => name).toSorted()).toEqual(Object.keys(example).toSorted())
  // Words stand for what is long; what is not set has none, or one that is made up at the first start.
  const short = named.filter(([name, value]) => example[name] && value.startsWith('`'))
  expect(short.map(([name, value]) => [name, value.slice(1, -1)])).toEqual(
    short.map(([name]) => [name, example[name]]),
  )
})

test('a setting that is empty or blank counts as unset', () => {
  expect(readSettings({ PORT: '', SITE_ORIGIN: ' ' })).toEqual(readSettings({}))
})

test('numbers, proxies and origins are read', () => {
  const settings = readSettings({
    PORT: '8080',
    TRUST_PROXY: 'true',
    SITE_ORIGIN: 'https://WWW.Example.org/',
  })
  expect(settings).toMatchObject({ PORT: 8080, TRUST_PROXY: 1, SITE_ORIGIN: 'https://www.example.org' })
})

test('a bad setting is named with its value and what is allowed, all of them at once', () => {
  expect(messageOf({ PORT: '70000', LOG_LEVEL: 'loud' })).toBe(
    'These settings cannot be used:\n' +
      '  PORT is "70000", but must be a whole number from 0 to 65535\n' +
      '  LOG_LEVEL is "loud", but must be one of trace, debug, info, warn, error, fatal, silent',
  )
})

test('the guide and its measurements do not listen at one port of one address', () => {
  const where =
    '\n  METRICS_PORT is "3000", but must be another port than PORT, where the guide itself listens'
  expect(messageOf({ METRICS_PORT: '3000' })).toContain(where)
  expect(messageOf({ METRICS_PORT: '3000', HOST: '0.0.0.0' })).toContain(where)
  expect(readSettings({ METRICS_PORT: '3000', HOST: '10.0.0.5' }).METRICS_PORT).toBe(3000)
  expect(readSettings({ METRICS_PORT: '0', PORT: '0' }).METRICS_PORT).toBe(0)
})

test('scripts and hosts are lists with commas between', () => {
  const settings = readSettings({
    ANALYTICS_SCRIPT_URL: 'https://www.googletagmanager.com/gtag/js?id=G-1, /analytics.js',
    CONSENT_SCRIPT_HOSTS: 'https://*.google-analytics.com',
  })
  expect(settings.ANALYTICS_SCRIPT_URL).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-1',
    '/analytics.js',
  ])
  expect(settings.CONSENT_SCRIPT_HOSTS).toEqual(['https://*.google-analytics.com'])
})

test('replicas are named beside their primary alone, and never shown', () => {
  const replicas = 'postgres://guide:hunter2@one:5432/guide, postgres://guide@two/guide'
  expect(messageOf({ DATABASE_READ_URLS: replicas })).toBe(
    'These settings cannot be used:\n  DATABASE_READ_URLS is a secret (not shown), but must be set beside DATABASE_URL ' +
      'alone, whose replicas they are: the embedded database has none',
  )
  expect(
    messageOf({ DATABASE_URL: 'postgres://guide@primary/guide', DATABASE_READ_URLS: 'two' }),
  ).not.toContain('two')
  const { DATABASE_READ_URLS } = readSettings({
    DATABASE_URL: 'postgres://guide@primary/guide',
    DATABASE_READ_URLS: replicas,
  })
  expect(DATABASE_READ_URLS).toEqual([
    'postgres://guide:hunter2@one:5432/guide',
    'postgres://guide@two/guide',
  ])
})

test.each(['guide', 'guide:hunter2'])(
  'a socket as libpq takes it, of "%s", is told how to be written',
  (user) => {
    expect(messageOf({ DATABASE_URL: `postgres://${user}@/guide?host=/var/run/postgresql` })).toBe(
      'These settings cannot be used:\n  DATABASE_URL is a secret (not shown), but must be an address with a host, ' +
        'which the socket then stands in for: postgres://user:password@localhost/database?host=/var/run/postgresql',
    )
  },
)

test.each(['', ':hunter,2'])(
  'several hosts, as libpq takes them, are told what to name instead (password "%s")',
  (password) => {
    for (const hosts of ['one:5432,two:5432', 'one,two:5432', 'one,two'])
      expect(
        messageOf({
          DATABASE_URL: `postgres://guide${password}@${hosts}/guide?target_session_attrs=read-write`,
        }),
      ).toBe(
        'These settings cannot be used:\n  DATABASE_URL is a secret (not shown), but must be an address of one host: ' +
          'a name that always leads to the primary, as the cluster or the proxy before it gives',
      )
    expect(messageOf({ DATABASE_URL: `postgres://guide${password}@one/guide?options=-c%20a=b,c` })).toBe(
      'no error',
    )
  },
)

test('an address of a database that its password cuts is told how to write that, and no part of it is shown', () => {
  for (const password of ['p@ss/w', 'p@ss#w', '12/w', '12?w', '12#w', 'p/w', 'p#w', 'p?w']) {
    const address = `postgres://guide:${password}@localhost:5432/guide`
    expect(messageOf({ DATABASE_URL: address }), password).toBe(
      'These settings cannot be used:\n  DATABASE_URL is a secret (not shown), but must be an address like ' +
        'postgres://user:password@host:5432/database; in user and password @ is written %40, : %3A, / %2F, ? %3F, # %23 and % %25',
    )
  }
  for (const address of [
    'postgres://guide:p@ss@localhost/guide',
    'postgres://guide:p%40%2F%23@%2Fvar%2Frun%2Fpostgresql/guide?application_name=a@b',
    'postgres:///guide?host=/var/run/postgresql',
  ])
    expect(messageOf({ DATABASE_URL: address }), address).toBe('no error')
})

test.each(['STORAGE_URL', 'BACKUP_TO'])('a folder of a bucket is told of by name, as %s', (name) => {
  expect(messageOf({ [name]: 'https://key:hunter2@s3.example.org/bucket/guide' })).toMatch(
    new RegExp(
      `^These settings cannot be used:\n  ${name} is a secret \\(not shown\\).*and no folder in it$`,
    ),
  )
})

test('the header for a CDN is read, and a bad one is never shown', () => {
  expect(readSettings({ CDN_PURGE_HEADER: 'Authorization: Bearer a:b c' }).CDN_PURGE_HEADER).toEqual([
    'Authorization',
    'Bearer a:b c',
  ])
  expect(messageOf({ CDN_PURGE_HEADER: 'hunter2' })).toContain('CDN_PURGE_HEADER is a secret (not shown)')
})

test('a share is said in words, too', () => {
  for (const value of ['2', '-0.1', 'half'])
    expect(messageOf({ OTEL_TRACES_SAMPLER_ARG: value })).toContain(
      `OTEL_TRACES_SAMPLER_ARG is "${value}", but must be a number from 0 to 1`,
    )
  expect(readSettings({ OTEL_TRACES_SAMPLER_ARG: '0.25' }).OTEL_TRACES_SAMPLER_ARG).toBe(0.25)
})

test.each([
  ['PORT', '3000.5'],
  ['PORT', '-1'],
  ['SITE_ORIGIN', 'https://example.org/guide'],
  ['SITE_ORIGIN', 'https://admin:hunter2@example.org'],
  ['SITE_ORIGIN', 'ftp://example.org'],
  ['SITE_ORIGIN', 'example.org'],
  ['TRUST_PROXY', 'yes'],
  ['FETCH_DESTINATIONS_KM', '0'],
  ['FETCH_NEIGHBOURHOOD_KM', '101'],
  ['CONTACT_EMAIL', 'nobody'],
  ['OVERPASS_URL', 'overpass-api.de'],
  ['MAP_STYLE_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://root@localhost/x'],
  ['ANALYTICS_SCRIPT_URL', 'http://stats.example.org/a.js'],
  ['ANALYTICS_SCRIPT_URL', '//stats.example.org/a.js'],
  ['MARKETING_SCRIPT_URL', 'https://ads.example.org/a.js, javascript:alert(1)'],
  ['CONSENT_SCRIPT_HOSTS', 'https://stats.example.org/path'],
  ['CONSENT_SCRIPT_HOSTS', "https://*.example.org 'unsafe-inline'"],
  ['OIDC_ISSUER', 'http://sso.example.org'],
  ['OIDC_ISSUER', 'http://localhost.example.org'],
  ['OIDC_ISSUER', 'https://sso.example.org'],
])('%s=%s stops the start', (name, value) => {
  expect(messageOf({ [name]: value })).toContain(`${name} is`)
})

test.each([
  ['ADMIN_PASSWORD', 'hunter2'],
  ['APP_SECRET', 'tooshort'],
  ['METRICS_TOKEN', 'tooshort'],
  ['DATABASE_URL', 'mysql://root:hunter2@localhost/x'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization: Bearer hunter2'],
  ['STORAGE_URL', 'hunter2'],
  ['STORAGE_URL', 'https://key:hunter2@s3.example.org'],
  ['STORAGE_URL', 's3://key:hunter2@s3.example.org/bucket'],
])('the value of %s is never shown', (name, value) => {
  expect(messageOf({ [name]: value })).toMatch(new RegExp(`${name} is a secret`))
  expect(messageOf({ [name]: value })).not.toContain(value)
})

function messageOf(env: NodeJS.ProcessEnv): string {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return 'no error'
}
