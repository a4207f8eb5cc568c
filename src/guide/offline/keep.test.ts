import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts } from '../../ui/toast.ts'
import { setInProcessApi } from '../../web/in-process-api.ts'
import { changedPlan, emptyPlan } from '../plan/plan.ts'
import { keep } from './keep.ts'
import { isKept } from './kept-summaries.ts'
import { wantedPlan } from './wanted.requests.ts'

const stored = new Map<string, string>()
const cached = new Map<string, Map<string, Response>>()

/** What a browser has that keeps something, with as much room as `setItem` gives. */
function aBrowser(setItem = (key: string, text: string) => void stored.set(key, text)) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem,
  })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('navigator', {
    storage: {},
    serviceWorker: {
      register: async () => ({ active: { state: 'activated' } }),
      getRegistrations: async () => [],
    },
  })
  vi.stubGlobal('caches', {
    keys: async () => [...cached.keys()],
    delete: async (name: string) => cached.delete(name),
    open: async (name: string) => {
      const files = cached.get(name) ?? new Map<string, Response>()
      cached.set(name, files)
      return {
        put: async (path: string, answer: Response) => void files.set(path, answer),
        match: async (path: string) => files.get(path)?.clone(),
        matchAll: async () => [...files.values()].map((answer) => answer.clone()),
        delete: async (path: string) => files.delete(path),
        keys: async () => [],
      }
    },
  })
}

const planned = (...slugs: string[]) => {
  const stops = Object.fromEntries(slugs.map((slug, at) => [slug, { at }]))
  stored.set('plan', JSON.stringify({ plan: changedPlan(emptyPlan, { stops }) }))
}

beforeEach(() => {
  stored.clear()
  cached.clear()
})

afterEach(() => void vi.unstubAllGlobals())

test('what comes into a plan while its map is still on its way, is kept with it', async () => {
  aBrowser()
  const asked: string[] = []
  setInProcessApi(({ url }) => {
    const slugs = new URL(url).searchParams.get('slugs') ?? ''
    asked.push(slugs)
    return Response.json(slugs.split(',').map((slug, id) => ({ id, slug, lat: 48.2, lng: 16.4, images: [] })))
  })
  planned('zoo')
  const tiles = ['/map/{z}/{x}/{y}']
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/map/0/0/0') planned('zoo', 'pool')
    return Response.json({ sources: { map: { tiles, minzoom: 0, maxzoom: 0 } } })
  })
  await keep(wantedPlan(), { isQuiet: true })
  expect(asked).toEqual(['zoo', 'zoo,pool'])
})

test('what a full browser has no room to list is not kept unseen', async () => {
  aBrowser(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await keep({
    ...{ key: 'city/vienna', name: 'Vienna' },
    fetchPack: async () => ({ places: [], answers: {}, files: [] }),
  })
  expect(warned).toHaveBeenCalledOnce()
  expect(currentToasts()[0]).toMatchObject({ title: 'Vienna cannot be kept' })
  expect(isKept('city/vienna')).toBe(false)
  expect([...cached]).toEqual([])
})
