import { tmpdir } from 'node:os'
import type { Hono } from 'hono'
import { createApi } from '../src/app/api.ts'
import type { PlacesProviders } from '../src/gathering/imports/fetch-places.task.ts'
import { hoursChecker } from '../src/guide/opening-hours/reckoning/hours-checker.task.ts'
import { folderStore, type ImageStore } from '../src/office/files/image-store.task.ts'
import type { Database } from '../src/platform/database/database.ts'
import { log } from '../src/platform/log/log.ts'
import { readSettings, type Settings } from '../src/platform/settings/settings.ts'
import {
  type DatabaseViewer,
  openDatabaseViewer,
} from '../src/system/database-viewer/database-viewer.task.ts'
import type { Machine } from '../src/system/status/status.schema.ts'
import { describedAnswers } from './described-answers.ts'

export type TestApiParts = {
  settings?: Partial<Settings>
  viewer?: DatabaseViewer
  providers?: PlacesProviders
  /** In the place of the folder. */
  store?: ImageStore
  machine?: Machine
}

const hours = hoursChecker()

/** Nothing runs out on it, whatever that of the test is like. */
export const roomyMachine: Machine = {
  disk: { freeBytes: 50e9, totalBytes: 100e9 },
  memory: { usedBytes: 2e8, limitBytes: 2e9, freeBytes: 1e9, heapShare: 0.2 },
}

/** The whole API around a test's database, asked in memory. What it answers is held to its own description. */
export function testApi(db: Database, imagesFolder?: string, parts?: TestApiParts) {
  if (imagesFolder || parts) return anApi(db, imagesFolder ?? tmpdir(), parts)
  const api = usualApis.get(db) ?? anApi(db, tmpdir())
  usualApis.set(db, api)
  return api
}

/** An API holds no state, and making one takes 10 ms: what some two thousand tests ask is made once for a database. */
const usualApis = new WeakMap<Database, ReturnType<typeof anApi>>()

function anApi(
  db: Database,
  imagesFolder: string,
  { settings, viewer, providers, store, machine = roomyMachine }: TestApiParts = {},
) {
  const api = createApi({
    db,
    log,
    store: store ?? folderStore(imagesFolder),
    siteName: 'Family Fun Europe',
    siteOrigin: 'https://guide.example',
    isProductionHost: (host) => host === 'guide.example',
    publicFolder: 'public',
    settings: { ...readSettings({ SITE_ORIGIN: 'https://guide.example' }), ...settings },
    viewer: viewer ?? viewerOf(db),
    hoursChecker: hours,
    providers,
    machine: async () => machine,
  })
  const ask = api.request
  api.request = async (input, init, ...more) => {
    const answer = await ask(input, init, ...more)
    const { pathname } = new URL(
      String(input instanceof Request ? input.url : input),
      'https://guide.example',
    )
    const method = input instanceof Request ? input.method : (init?.method ?? 'GET')
    checked ??= describedAnswersOf(ask)
    const check = await checked
    await check(method.toUpperCase(), pathname, answer)
    return answer
  }
  return {
    api,
    get: (path: string, headers: Record<string, string> = {}) =>
      Promise.resolve(api.request(path, { headers })),
    /** The JSON of a call that must succeed. */
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
    json: async (path: string): Promise<any> => {
      const response = await api.request(path)
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return response.json()
    },
  }
}

/** All APIs of a process describe themselves alike. */
let checked: ReturnType<typeof describedAnswersOf> | undefined

const describedAnswersOf = async (ask: Hono['request']) =>
  describedAnswers(await (await ask('/api/openapi.json')).json())

const viewers = new WeakMap<Database, DatabaseViewer>()

/** One for all tests on a database: its copy takes seconds to start, which `prepare` waits for. */
export function viewerOf(db: Database): DatabaseViewer {
  const viewer = viewers.get(db) ?? openDatabaseViewer(db)
  viewers.set(db, viewer)
  return viewer
}
