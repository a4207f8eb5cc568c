import { z } from 'zod'
import { Day } from '../../platform/calls/day.schema.ts'
import { Slug } from '../../platform/calls/slug.schema.ts'
import { nearbyTypes } from '../nearby/nearby-kinds.ts'
import { breakKinds } from './breaks.ts'

/** In the body, which no log of addresses and no cache keeps. */
export const AskedWays = z.object({
  place: Slug,
  /** Where the family stays; rounded to some hundred metres before anything is done with it. */
  from: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
})

/** Whole minutes; null where nobody would go that far. */
const Minutes = z.int().nullable()

const Drive = z.discriminatedUnion('kind', [
  z.object({
    ...{ kind: z.literal('route'), minutes: z.int(), km: z.number() },
    /** Part of it is by ferry: without the wait for one. */
    hasFerry: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal('estimate'), minutes: z.int() }),
  z.object({ kind: z.literal('no road') }),
  z.object({ kind: z.literal('unknown') }),
])

const Stop = z.object({
  /** Null where the map has none. */
  name: z.string().nullable(),
  type: z.enum(nearbyTypes),
  /** As the crow flies. */
  metres: z.int(),
})

const Break = z.object({
  slug: z.string(),
  name: z.string(),
  kinds: z.array(z.enum(breakKinds)),
  /** After how much of the drive, from 0 to 1. */
  share: z.number(),
  /** From the line of the drive, as the crow flies. */
  awayKm: z.number(),
})

export const WaysThere = z.object({
  /** Great-circle kilometres. */
  km: z.number(),
  /** An estimate from the straight line. */
  footMinutes: Minutes,
  /** An estimate from the straight line. */
  bicycleMinutes: Minutes,
  drive: Drive,
  /** True where a router is set and gave no answer. */
  isRouterSilent: z.boolean(),
  /** The nearest stop that the guide knows at each end; null where it knows none within a walk. */
  stopThere: Stop.nullable(),
  stopHere: Stop.nullable(),
  /** Of a drive of more than 40 minutes, at most three; null of a shorter one. */
  breaks: z.object({ along: z.enum(['road', 'straight line']), places: z.array(Break) }).nullable(),
  /** Of the clocks at the position. */
  zoneHere: z.string(),
  /** Whether connections by bus and train can be asked for. */
  hasTimetable: z.boolean(),
})

export const AskedConnections = AskedWays.extend({
  /** From nine in the morning of a day to come; otherwise from now. */
  day: Day.optional(),
})

const Leg = z.object({
  /** As the timetable calls it, such as 'TRAM'; 'WALK' on foot. */
  mode: z.string(),
  /** What stands on the vehicle, such as 'U4'; null on foot, or where that is not known. */
  line: z.string().nullable(),
  /** Where one gets on and off; null for the door and the gate. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  minutes: z.int(),
})

const Connection = z.object({
  departure: z.iso.datetime({ offset: true }),
  arrival: z.iso.datetime({ offset: true }),
  minutes: z.int(),
  changes: z.int(),
  legs: z.array(Leg),
})

/** At most three, by when they leave. */
export const Connections = z.object({
  /** From when on they were asked for. */
  from: z.iso.datetime({ offset: true }),
  /** Of the clocks at both ends. */
  zoneThere: z.string(),
  zoneHere: z.string(),
  connections: z.array(Connection),
})

export const AskedAddress = z.object({ text: z.string().trim().min(3).max(200) })

export const FoundAddresses = z.array(z.object({ name: z.string(), lat: z.number(), lng: z.number() }))

export type WaysThere = z.infer<typeof WaysThere>
export type Connection = z.infer<typeof Connection>
export type Connections = z.infer<typeof Connections>
export type FoundAddress = z.infer<typeof FoundAddresses>[number]
