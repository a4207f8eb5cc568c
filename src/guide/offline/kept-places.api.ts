import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import { announcePart } from '../../platform/calls/list-part.ts'
import { notFound } from '../../platform/calls/problem.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { ofCity } from '../cities/city.queries.ts'
import { CityAddress } from '../cities/city.schema.ts'
import { dayNotes } from '../opening-hours/day-notes/day-notes.task.ts'
import type { HoursChecker } from '../opening-hours/reckoning/hours-checker.task.ts'
import type { FindSourcesOfPlaces } from '../place-lists/place-detail.queries.ts'
import { utcDay } from '../seasons/open-season.ts'
import { KeptAroundQuery, KeptOfQuery, KeptPlace, mostKeptAtOnce } from './kept-place.schema.ts'
import { daysKept, listKeptAround, listKeptOf, type StoredKept } from './kept-places.queries.ts'
import { schoolHolidaysOf } from './school-holidays.ts'

type HolidaysAt = Pick<HoursChecker, 'holidaysAt'>

/** What a browser keeps for when there is no network. It asks again with what it has: what did not change is not sent. */
export function keptPlacesApi(db: Database, findSources: FindSourcesOfPlaces, hours: HolidaysAt) {
  const withMore = async (places: readonly StoredKept[]): Promise<KeptPlace[]> => {
    const ids = places.map(({ id }) => id)
    const [sources, days] = [await findSources(db, ids), daysFrom(new Date())]
    const told = places.map(async (place) => {
      const notes = await dayNotes(hours, place, days)
      const holidays = notes.filter(({ publicHoliday }) => publicHoliday !== null)
      return {
        ...{ ...place, sources: {}, lastChecked: null, ...sources.get(place.id) },
        holidays: holidays.map(({ day, publicHoliday, isInParts }) => ({ day, publicHoliday, isInParts })),
        schoolHolidays: schoolHolidaysOf(notes),
      }
    })
    return Promise.all(told)
  }
  return new Hono()
    .get(
      '/',
      compress(),
      etag(),
      describe(
        'All that pages show of active places, by their slugs, with their hours of the next sixty days',
        z.array(KeptPlace),
        { isTagged: true },
      ),
      valid('query', KeptOfQuery),
      async (c) => {
        c.header('Cache-Control', 'no-cache')
        return c.json(await withMore(await listKeptOf(db, c.req.valid('query').slugs)))
      },
    )
    .get(
      '/around/:citySlug',
      compress(),
      // A part may be as it was, and the list longer.
      etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'X-Total-Count', 'Link'] }),
      describe(
        'The same of the places around a city, nearest first and a hundred at a time; X-Total-Count holds their number, Link the next address',
        z.array(KeptPlace),
        { problems: [404], isTagged: true },
      ),
      valid('param', z.object({ citySlug: CityAddress })),
      valid('query', KeptAroundQuery),
      async (c) => {
        const query = c.req.valid('query')
        const list = await ofCity(db, c.req.valid('param').citySlug, (slug) =>
          listKeptAround(db, slug, query),
        )
        if (!list) throw notFound('city')
        announcePart(c, { limit: mostKeptAtOnce, offset: query.offset, total: list.total })
        c.header('Cache-Control', 'no-cache')
        return c.json(await withMore(list.places))
      },
    )
}

const daysFrom = (now: Date) =>
  Array.from({ length: daysKept }, (_, ahead) => utcDay(new Date(now.getTime() + ahead * 86_400_000)))
