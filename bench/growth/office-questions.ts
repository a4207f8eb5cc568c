import { sql } from 'drizzle-orm'
import type { AskedGuide } from './asked-guide.ts'
import type { Question } from './question.ts'
import { textQuestions } from './text-questions.ts'

/** Of a city that two dozen places belong to for each of Munich's hundreds. */
const antwerp = 'cityId=32'

const lists = [
  '',
  'page=40',
  'sortDirection=desc',
  'sortField=isActive&sortDirection=desc',
  'sortField=isFeatured&sortDirection=desc',
  'sortField=createdAt&sortDirection=desc',
  'sortField=createdAt&sortDirection=asc',
  'isReviewed=false',
  'isFeatured=true',
  'hasPhoto=false',
  'hasUnclearHours=true',
  'isGone=true',
  antwerp,
  'funTypeIds=3',
  'search=schonbrunn',
  'search=museum',
  'wheelchair=unknown',
  'dogs=yes',
  'around=7,25&openingHours=unknown',
  'near=48.1372,11.5756,20',
  'country=Austria&hasPhoto=false',
]

const listed = (guide: AskedGuide, query: string) => guide.get(`/api/admin/places?limit=20&${query}`)

const cityNear = { name: 'Growth', country: 'Belgium', slug: 'growth-of-the-bench' }
const antwerpsPosition = { lat: 51.22, lng: 4.4 }
const brusselsPosition = { lat: 50.85, lng: 4.35 }

async function addedId(guide: AskedGuide, path: string, body: unknown): Promise<number> {
  return JSON.parse(await guide.post(path, body)).id
}

/** Adds a city and deletes it again. */
async function addCity(guide: AskedGuide): Promise<number> {
  const id = await addedId(guide, '/api/admin/cities', { ...cityNear, ...antwerpsPosition })
  const pairs = await guide.pairsOf(id)
  await guide.request('DELETE', `/api/admin/cities/${id}`)
  return pairs
}

async function addPlace(guide: AskedGuide, round: number) {
  const wanted = { name: `Growth ${performance.now()}`, ...antwerpsPosition, funTypes: [1 + (round % 5)] }
  const id = await addedId(guide, '/api/admin/places', wanted)
  await guide.request('DELETE', `/api/admin/places/${id}`)
}

async function moveThere(guide: AskedGuide, path: string) {
  for (const position of [brusselsPosition, antwerpsPosition]) await guide.request('PUT', path, position)
}

/** Features a place and then so many at once, and takes it back: a session goes on by the plans that it made for the one. */
async function changeTogether(guide: AskedGuide, number: number): Promise<number> {
  const { rows } = await guide.db.execute<{ id: number }>(
    sql`select id from places where not is_featured order by id limit ${number}`,
  )
  const ids = rows.map(({ id }) => id)
  for (const chosen of [ids.slice(0, 1), ids]) {
    for (const isFeatured of [true, false])
      await guide.request('PATCH', '/api/admin/places', { ids: chosen, changes: { isFeatured } })
  }
  return 2 * (1 + ids.length)
}

async function exportRows(guide: AskedGuide): Promise<number> {
  const file = await guide.get(`/api/admin/places/export.geojson?${antwerp}`)
  return file.split('"Feature"').length - 1
}

export const officeQuestions: readonly Question[] = [
  { name: 'Office: dashboard', ask: (guide) => guide.get('/api/admin/dashboard') },
  ...lists.map(
    (query): Question => ({ name: `Office: places ${query}`.trim(), ask: (guide) => listed(guide, query) }),
  ),
  {
    name: 'Office: places, the last page',
    ask: (guide) => listed(guide, `page=${Math.ceil(guide.places / 20)}`),
  },
  {
    name: 'Office: places, a page in the middle',
    ask: (guide) => listed(guide, `page=${Math.ceil(guide.places / 40)}`),
  },
  { name: 'Office: the map of all places', ask: (guide) => guide.get('/api/admin/places/points') },
  {
    name: 'Office: the map of a town',
    ask: (guide) => guide.get('/api/admin/places/points?seen=48.1,11.5,48.2,11.7'),
  },
  { name: 'Office: what was deleted', ask: (guide) => guide.get('/api/admin/history') },
  {
    name: 'Office: what was deleted, searched',
    ask: (guide) => guide.get('/api/admin/history?search=growth'),
  },
  { name: "Office: a place's history", ask: (guide) => guide.get('/api/admin/places/1/history') },
  { name: 'Office: export, for each place', ask: exportRows },
  ...textQuestions,
  { name: 'Writing: a place comes and goes', ask: addPlace },
  {
    name: 'Writing: a place moves and comes back',
    ask: (guide) => moveThere(guide, '/api/admin/places/1'),
  },
  { name: 'Writing: ten places change at once, for each', ask: (guide) => changeTogether(guide, 10) },
  {
    name: 'Writing: a thousand places change at once, for each',
    ask: (guide) => changeTogether(guide, 1000),
  },
  { name: 'Writing: a city comes and goes, for each of its pairs', ask: addCity },
]
