import findTimeZone from '@photostructure/tz-lookup'
import { type Context, Hono } from 'hono'
import { describe } from '../../platform/calls/describe.ts'
import { notFound, Problem } from '../../platform/calls/problem.ts'
import { valid } from '../../platform/calls/valid.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Position } from '../how-far/distance.ts'
import { type FindDrive, findWays } from './find-ways.task.ts'
import { leavingAt } from './leaving-at.ts'
import { findGate } from './ways.queries.ts'
import {
  AskedAddress,
  AskedConnections,
  AskedWays,
  type Connection,
  Connections,
  type FoundAddress,
  FoundAddresses,
  WaysThere,
} from './ways.schema.ts'
import { roughly } from './ways.ts'

export type WaysCall = 'ways' | 'connections' | 'address'

/** What a server gives to the calls. Whoever asks others throws a ProviderError where they do not answer. */
export type WaysParts = {
  /** Counts a visitor's call, and refuses what is too much. @throws Problem 429 */
  count: (c: Context, call: WaysCall) => Promise<void>
  findDrive: FindDrive
  /** Undefined where no timetable is set. */
  findConnections: ((from: Position, to: Position, at: Date) => Promise<Connection[]>) | undefined
  findAddresses: (text: string) => Promise<FoundAddress[]>
}

/** From the door of where a family stays to the gate of a place. Where they stay is used for the one answer and kept nowhere. */
export const waysApi = (db: Database, { count, findDrive, findConnections, findAddresses }: WaysParts) =>
  new Hono()
    .post(
      '/',
      describe(
        'Ways from the position in the body to an active place: by car, on foot, by bicycle, the nearest stops at both ends, and where to stop on a long drive',
        WaysThere,
        { problems: [404, 429] },
      ),
      valid('json', AskedWays),
      async (c) => {
        c.header('Cache-Control', 'no-store')
        await count(c, 'ways')
        const { place, from } = c.req.valid('json')
        const here = roughly(from)
        const ways = await findWays(db, findDrive, here, place)
        if (!ways) throw notFound('place')
        const zoneHere = findTimeZone(here.lat, here.lng)
        return c.json({ ...ways, zoneHere, hasTimetable: findConnections !== undefined })
      },
    )
    .post(
      '/connections',
      describe('Connections by bus and train from the position in the body to an active place', Connections, {
        problems: [404, 429, 502, 504],
      }),
      valid('json', AskedConnections),
      async (c) => {
        c.header('Cache-Control', 'no-store')
        await count(c, 'connections')
        const { place, day, ...asked } = c.req.valid('json')
        const gate = await findGate(db, place)
        if (!gate) throw notFound('place')
        if (!findConnections) throw new Problem(404, 'no_timetable', 'This guide asks no timetable')
        const from = roughly(asked.from)
        const zoneHere = findTimeZone(from.lat, from.lng)
        const at = leavingAt(day, zoneHere)
        return c.json({
          ...{ from: at.toISOString(), zoneHere, zoneThere: findTimeZone(gate.lat, gate.lng) },
          connections: await findConnections(from, gate, at),
        })
      },
    )
    .post(
      '/addresses',
      describe(
        'Where the address or hotel in the body lies, the likeliest first and at most five',
        FoundAddresses,
        {
          problems: [429, 502, 504],
        },
      ),
      valid('json', AskedAddress),
      async (c) => {
        c.header('Cache-Control', 'no-store')
        await count(c, 'address')
        return c.json(await findAddresses(c.req.valid('json').text))
      },
    )
