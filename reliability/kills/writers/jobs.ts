import { sql } from 'drizzle-orm'
import type { OsmElement } from '../../../src/gathering/providers/openstreetmap/osm-element.ts'
import { overpassAnswers } from '../../../tests/services/overpass-answers.ts'
import type { Writer } from '../writer.ts'

type Jobs = { asked: number }

/** In the sea, far from all that others write: what there is grows with each time that it is asked for. */
export const fetchedTown = { name: 'Fetched town', country: 'Sea', lat: 55.5, lng: 5.5 }

const elementsPerFetch = 25

const element = (nr: number): OsmElement => ({
  ...{ type: 'node', id: 7_000_000_000 + nr },
  ...{ lat: fetchedTown.lat + (nr % 50) / 700, lon: fetchedTown.lng + Math.floor(nr / 50) / 700 },
  tags: { name: `Sea zoo ${nr}`, tourism: 'zoo' },
})

/** Answers an Overpass query with so many elements, and 25 more each time. */
export function growingTown() {
  let count = 0
  return {
    count: () => count,
    answer: (body: string) => {
      count = Math.min(count + elementsPerFetch, 2000)
      return overpassAnswers({ elements: Array.from({ length: count }, (_, nr) => element(nr)) })(body)
    },
  }
}

/** Has a town's places fetched, as soon as the job before is over. */
export const jobsWriter = (cityId: number): Writer => ({
  name: 'jobs',
  see: async (db) => {
    const { rows } = await db.execute<{ asked: number; open: number }>(sql`
      select count(*)::int as asked, count(*) filter (where state in ('waiting', 'running'))::int as open
      from jobs where kind = 'fetch-places'`)
    const { asked = 0, open = 0 } = rows[0] ?? {}
    return { state: { asked }, keys: { open } }
  },
  next: ({ state, keys }) =>
    keys.open === 0
      ? {
          ...{ method: 'POST', path: '/api/admin/fetch-places', body: { cityIds: [cityId] } },
          after: { asked: (state as Jobs).asked + 1 },
        }
      : undefined,
})
