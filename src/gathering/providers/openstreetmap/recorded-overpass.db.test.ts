import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { localService } from '../../../../tests/services/local-service.ts'
import { recordedAnswer, recordedAnswers } from '../../../../tests/services/recorded-answer.ts'
import { testClock } from '../../../../tests/services/test-clock.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { ProviderError } from '../../../outgoing/provider-error.ts'
import { log } from '../../../platform/log/log.ts'
import { readSettings } from '../../../platform/settings/settings.ts'
import { openstreetmapProvider } from './openstreetmap.provider.ts'

type Outcome = { elements: number } | { error: string; requests?: number; waits?: number[] }

const busy = { error: 'unavailable Overpass is busy (429)', requests: 3, waits: [30_000, 60_000] }
const fault = { error: 'unavailable Overpass has a fault (504)', requests: 3, waits: [30_000, 120_000] }
const refused = { error: 'refused Overpass does not understand our question (400)', requests: 1 }
const gaveUp = { error: 'unavailable Overpass gives up even on small parts', requests: 9 }

/** What comes of each recorded answer, as SERVICES.md says what it means. */
const outcomes: Record<string, Outcome> = {
  'error-bad-regex-400': refused,
  'error-busy-504': fault,
  'error-dispatcher-off-504': fault,
  'error-duplicate-query-200': {
    error: 'unavailable Overpass answers with a page instead of data',
    requests: 3,
    waits: [60_000, 120_000],
  },
  'error-empty-body-400': refused,
  'error-malformed-400': refused,
  'error-no-data-param': refused,
  'error-rate-limited-429': busy,
  'error-static-400': refused,
  'error-unknown-statement-400': refused,
  'ok-andorra-center-tags': { elements: 4 },
  'ok-bb-geom': { elements: 1 },
  'ok-cors': { elements: 1 },
  'ok-empty': { elements: 0 },
  'ok-get': { elements: 1 },
  'ok-monaco-center-tags': { elements: 10 },
  'ok-monaco-family-union': { elements: 78 },
  'ok-out-count': { elements: 0 },
  'ok-out-limit': { elements: 3 },
  'ok-post-raw-body': { elements: 1 },
  'ok-small-reservation': { elements: 0 },
  'ok-vaduz-center-tags': { elements: 11 },
  'remark-out-of-memory-200': gaveUp,
  'remark-timeout-200': gaveUp,
  'remark-timeout-partial-200': gaveUp,
  'status-busy': { error: 'unreadable Overpass answers with text/plain, not JSON', requests: 1 },
  'status-cooldown': { error: 'unreadable Overpass answers with text/plain, not JSON', requests: 1 },
  'status-dispatcher-off': fault,
  status: { error: 'unreadable Overpass answers with text/plain, not JSON', requests: 1 },
  timestamp: { error: 'unreadable Overpass answers with text/plain, not JSON', requests: 1 },
  'xml-default': { error: 'unreadable Overpass answers with application/osm3s+xml, not JSON', requests: 1 },
}

async function fetchFrom(answer: { status: number; headers: Record<string, string>; body: string }) {
  const db = await testDatabase()
  log.level = 'silent'
  const service = await localService(() => answer)
  const clock = testClock(db)
  const settings = { ...readSettings({}), OVERPASS_URL: service.url }
  const provider = openstreetmapProvider({ db, log, settings, clock })
  const result = await provider.fetchPlaces({ lat: 43.7384, lng: 7.4246 }).catch((error: unknown) => error)
  log.level = 'error'
  return { result, requests: service.requests.length, waits: clock.waits }
}

test('every recorded answer is in the table', () => {
  const files = readdirSync(recordedAnswers('overpass')).filter((file) => !file.startsWith('errors.'))
  expect(files.map((file) => file.replace('.json', '')).toSorted()).toEqual(Object.keys(outcomes).toSorted())
})

test.for(Object.entries(outcomes))('recorded: %s', async ([fixture, outcome]) => {
  const { result, requests, waits } = await fetchFrom(recordedAnswer('overpass', fixture))
  if ('elements' in outcome) {
    expect(result).toMatchObject({ elements: outcome.elements })
    expect(requests).toBe(1)
    return
  }
  if (!(result instanceof ProviderError)) throw result
  expect(`${result.kind} ${result.message}`).toContain(outcome.error)
  expect(requests).toBe(outcome.requests ?? requests)
  // The plan's waits; between them lies the service's own pace.
  expect(waits.filter((ms) => ms > 3_000).map((ms) => Math.round(ms / 1000) * 1000)).toEqual(
    outcome.waits ?? [],
  )
})

test.for([
  [403, 'refused Overpass does not let us in (403)'],
  [406, 'refused Overpass does not understand our question (406)'],
])('documented: %i is never tried again', async ([status, words]) => {
  const page = { status: Number(status), headers: { 'Content-Type': 'text/html' }, body: '<title>No</title>' }
  const { result, requests } = await fetchFrom(page)
  expect(`${(result as ProviderError).kind} ${(result as ProviderError).message}`).toContain(words)
  expect(requests).toBe(1)
})
