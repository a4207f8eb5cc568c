import { z } from 'zod'
import { Day } from '../../platform/calls/day.schema.ts'
import { bounds } from './plan.ts'

const PlanDay = z.union([Day, z.literal('')])
const Time = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'A time like 09:30')
const Note = z.string().max(bounds.joinedNote)

/** A slug, alone or with what `stop-key.ts` puts behind it. */
const StopKey = z.string().regex(/^[a-z0-9_-]{1,200}(?:@[a-z0-9_@-]{1,220})?$/, 'is no key of a stop')

const stop = {
  name: z.string().max(bounds.placeName),
  day: PlanDay,
  at: z.number().min(-1e6).max(1e6),
  time: Time,
  note: Note,
  isGone: z.boolean(),
  insteadOf: z.union([StopKey, z.literal('')]).optional(),
}

const Stop = z.object(stop)

/** `noteWas`: what the note was that is written over; where it is another one by now, both stay. */
const StopChange = Stop.partial().extend({ noteWas: Note.optional() })

const fewOf = <Schema extends z.ZodRecord>(schema: Schema, most: number) =>
  schema.refine((record) => Object.keys(record).length <= most, `At most ${most}`)

/** Only what changes: by the keys of stops and by day. */
const PlanChange = z.object({
  name: z.string().max(bounds.name).optional(),
  days: fewOf(z.record(Day, z.boolean()), 4 * bounds.days).optional(),
  stops: fewOf(z.record(StopKey, StopChange), 4 * bounds.stops).optional(),
  /** By day, when the family is at its first stop. */
  starts: fewOf(z.record(Day, Time), 4 * bounds.days).optional(),
  /** Of the children, in years. */
  ages: z.array(z.int().min(0).max(17)).max(18).optional(),
})

const Plan = z.object({
  name: z.string(),
  days: z.record(z.string(), z.boolean()),
  stops: z.record(z.string(), Stop),
  starts: z.record(z.string(), z.string()).optional(),
  /** Left out for who may look only. */
  ages: z.array(z.int()).optional(),
})

const PlanCode = z.string().regex(/^[\w-]{16}$/, 'is no code of a plan')

export const NewSharedPlan = z.object({ plan: PlanChange })

/** `version`: the one that is known already. */
export const PlanRead = z.object({ code: PlanCode, version: z.int32().min(1).optional() })

/** Of chance; no two changes have the same. */
const ChangeId = z.string().regex(/^[\w-]{16}$/, 'is no id of a change')

/** `id`: of a change that may come again, since its answer was lost; the second time it is not joined. */
export const PlanWrite = z.object({ code: PlanCode, change: PlanChange, id: ChangeId.optional() })

export const PlanNamed = z.object({ code: PlanCode })

export const SharedPlan = z.object({
  version: z.int(),
  /** Null when the version asked with is the latest. */
  plan: Plan.nullable(),
  /** The code to change it with; null for who may look only. */
  editCode: z.string().nullable(),
  /** The code to look at it with. */
  viewCode: z.string(),
})

export type SharedPlan = z.infer<typeof SharedPlan>
