import { tmpdir } from 'node:os'
import { type ApiParts, createApi } from '../src/app/api.ts'
import type { Database } from '../src/platform/database.ts'
import { log } from '../src/platform/log.ts'

type TestApiParts = Partial<Pick<ApiParts, 'settings'>>

/** The whole API around a test's database, asked in memory. */
export function testApi(db: Database, imagesFolder = tmpdir(), parts: TestApiParts = {}) {
  const api = createApi({
    db,
    log,
    imagesFolder,
    siteName: 'Family Fun Europe',
    siteOrigin: 'https://guide.example',
    isProductionHost: (host) => host === 'guide.example',
    publicFolder: 'public',
    settings: { SITE_ORIGIN: 'https://guide.example', TRUST_PROXY: 0 },
    ...parts,
  })
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
