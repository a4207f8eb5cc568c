import { expect, test } from 'vitest'
import { setInProcessApi } from '../../web/in-process-api.ts'
import { getWays } from './ways.requests.ts'

const hotel = { name: 'Hotel', lat: 48.2, lng: 16.37 }

test('ways are asked for once, but for those that a router had no answer for just then', async () => {
  let [asked, isRouterSilent] = [0, true]
  setInProcessApi(() => {
    asked += 1
    return Response.json({ isRouterSilent })
  })
  expect(await getWays('zoo', hotel)).toEqual({ isRouterSilent: true })
  isRouterSilent = false
  expect(await getWays('zoo', hotel)).toEqual({ isRouterSilent: false })
  await getWays('zoo', hotel)
  expect(asked).toBe(2)
})
