import { z } from 'zod'
import { whysAlike } from '../../gathering/matching/alikeness.ts'
import { chosenFields } from '../../gathering/merging/joined-place.ts'
import { Moment } from '../../platform/calls/read-version.schema.ts'
import { AdminPlace } from '../places/admin-place.schema.ts'

const TwinPlace = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  town: z.string().nullable(),
  isActive: z.boolean(),
})

const Pair = z.object({ low: TwinPlace, high: TwinPlace, km: z.number() })

export type Pair = z.infer<typeof Pair>

/** As the answer before has it in `next`. */
const after = (form: RegExp) => z.string().regex(form).optional()

const number = String.raw`-?\d{1,9}(?:\.\d{1,20})?(?:e-?\d{1,2})?`

export const TwinsQuery = z.object({ after: after(new RegExp(`^${number},\\d{1,9},\\d{1,9}$`)) })

/** The surest first, twenty at a time. */
export const PossibleTwins = z.object({
  data: z.array(Pair.extend({ why: z.enum(whysAlike) })),
  total: z.int(),
  /** Null where there are no more. */
  next: z.string().nullable(),
  /** Until when all changes of places were looked at; null before the first search came to its end. */
  searchedAt: Moment.nullable(),
})

export type PossibleTwins = z.infer<typeof PossibleTwins>

const isMoment = (text: string | undefined) => z.iso.datetime().safeParse(text).success

export const ApartQuery = z.object({
  after: after(/^[\d:.TZ-]{20,30},\d{1,9},\d{1,9}$/).refine(
    (text) => text === undefined || isMoment(text.split(',')[0]),
    'This is no moment',
  ),
})

/** What editors said is two, the last first, twenty at a time. */
export const PlacesApart = z.object({
  data: z.array(Pair.extend({ at: Moment, username: z.string().nullable() })),
  next: z.string().nullable(),
})

export type PlacesApart = z.infer<typeof PlacesApart>

export const JoinedQuery = z.object({ after: after(/^\d{1,9}$/) })

/** Places of several records, by id, twenty at a time. */
export const JoinedPlaces = z.object({
  data: z.array(TwinPlace.extend({ records: z.int() })),
  next: z.string().nullable(),
})

export type JoinedPlaces = z.infer<typeof JoinedPlaces>

const id = z.int32().positive()

/** Two places, in any order. */
export const TwoIds = z.object({ ids: z.tuple([id, id]) })

export const Said = z.object({ success: z.literal(true) })

const idText = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

export const PairQuery = z.object({ keep: idText, drop: idText })

const Record = z.object({
  provider: z.string(),
  externalId: z.string(),
  sourceDate: Moment.nullable(),
  fetchedAt: Moment,
  /** What it says. */
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  website: z.string().nullable(),
  address: z.string().nullable(),
  funTypes: z.array(z.string()),
})

export type SaidRecord = z.infer<typeof Record>

const Side = z.object({ place: AdminPlace, records: z.array(Record) })

/** Fun types as slugs, seasons by name. */
const Values = z.record(z.string(), z.unknown())

export const PairOfPlaces = z.object({
  kept: Side.extend({ values: Values }),
  dropped: Side.extend({ values: Values }),
  /** What the one place would say if nothing is chosen. */
  joined: Values,
  km: z.number(),
  /** Null where they are not alike. */
  why: z.enum(whysAlike).nullable(),
  isApart: z.boolean(),
})

export type PairOfPlaces = z.infer<typeof PairOfPlaces>

export const OnePlace = Side

export type OnePlace = z.infer<typeof OnePlace>

export const JoinPlaces = z.object({
  /** The place that stays, with its address. */
  keep: id,
  drop: id,
  /** By field whose value holds; of others, what editors set, then what the sources of both say. */
  choices: z.partialRecord(z.enum(chosenFields), z.enum(['kept', 'dropped'])).default({}),
  keepUpdatedAt: Moment.optional(),
  dropUpdatedAt: Moment.optional(),
})

export type JoinPlaces = z.input<typeof JoinPlaces>

export const JoinedPlace = z.object({
  /** By which it is undone. */
  changeId: z.uuid(),
  place: AdminPlace,
})
