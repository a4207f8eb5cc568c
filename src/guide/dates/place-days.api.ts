import { Hono } from 'hono'
import { z } from 'zod'
import { describe } from '../../platform/calls/describe.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import { dayNotes } from '../opening-hours/day-notes/day-notes.task.ts'
import type { HoursChecker } from '../opening-hours/reckoning/hours-checker.task.ts'
import { asSundays, comparedTo, holidaysOf } from './as-sundays.ts'
import { listPlaceDays } from './place-days.queries.ts'
import { PlaceDays, PlaceDaysQuery } from './place-days.schema.ts'

export const placeDaysApi = (db: Database, hours: HoursChecker) =>
  new Hono().get(
    '/',
    describe(
      'When places are open on some days, which of them are holidays there, and when the sun sets; those that are not in the guide are left out',
      z.array(PlaceDays),
    ),
    valid('query', PlaceDaysQuery),
    async (c) => {
      const { slugs, days } = c.req.valid('query')
      const found = await listPlaceDays(db, slugs, days)
      const places = await Promise.all(
        found.map(async ({ lat, lng, addrCountry, ...place }) => ({
          ...place,
          notes: await dayNotes(hours, { lat, lng, addrCountry }, days),
        })),
      )
      const near = [...new Set(places.flatMap(({ notes }) => holidaysOf(notes)))].flatMap((day) => [
        day,
        ...comparedTo(day),
      ])
      const compared = near.length > 0 ? await listPlaceDays(db, slugs, near) : []
      const hoursOf = new Map(compared.map((place) => [place.asked, place.hours]))
      return c.json(
        places.map((place) => ({
          ...place,
          asSundays: asSundays({ ...place, hours: hoursOf.get(place.asked) ?? null }),
        })),
      )
    },
  )
