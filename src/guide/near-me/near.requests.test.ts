import { expect, test } from 'vitest'
import { setInProcessApi } from '../../web/in-process-api.ts'
import { defaultFilters } from '../city-page/city-filters.ts'
import { getPointsNear } from './near.requests.ts'

test('the map around a visitor has all places of the list, in as many calls as it takes', async () => {
  const distances = [0.04, 3, 99]
  const asked: string[] = []
  setInProcessApi(({ method, url }) => {
    const offset = new URL(url).searchParams.get('offset')
    asked.push(`${method} ${offset}`)
    const from = Number(offset ?? 0)
    const part = distances.slice(from, from + 2).map((distance) => ({ distance }))
    return Response.json(part, { headers: { 'X-Total-Count': String(distances.length) } })
  })
  const points = await getPointsNear({ lat: 48.2, lng: 16.37 }, defaultFilters)
  expect(points.map(({ distance }) => distance)).toEqual([0.1, 3, 99])
  expect(asked).toEqual(['POST null', 'POST 2'])
})
