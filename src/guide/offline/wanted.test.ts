import { expect, test, vi } from 'vitest'
import { setInProcessApi } from '../../web/in-process-api.ts'
import { changedPlan, emptyPlan } from '../plan/plan.ts'
import { wantedPlan } from './wanted.requests.ts'

const planned = (...slugs: string[]) => {
  const stops = Object.fromEntries(slugs.map((slug, at) => [slug, { at }]))
  const text = JSON.stringify({ plan: changedPlan(emptyPlan, { stops }) })
  vi.stubGlobal('localStorage', { getItem: () => text })
}

test('what comes into a plan while the guide itself is being kept for it, is kept too', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async () => Response.json([]))
  setInProcessApi(({ url }) => {
    asked.push(new URL(url).searchParams.get('slugs') ?? '')
    return Response.json([])
  })
  planned('zoo')
  const { fetchPack } = wantedPlan()
  planned('zoo', 'pool')
  await fetchPack(async () => {}, new AbortController().signal)
  expect(asked).toEqual(['zoo,pool'])
})
