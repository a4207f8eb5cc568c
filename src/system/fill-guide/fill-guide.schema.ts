import { z } from 'zod'
import { fillSteps } from './fill-steps.ts'

const Step = z.enum(fillSteps)
const Moment = z.iso.datetime({ offset: true })

const Range = z.object({ from: z.int(), to: z.int() })

/** What filling the guide will take, as far as can be told before. */
export const FillEstimate = z.object({
  cities: z.int(),
  /** What comes new, or again. */
  places: Range,
  steps: z.array(z.object({ step: Step, requests: Range, seconds: Range, bytes: Range })),
})
export type FillEstimate = z.infer<typeof FillEstimate>

const FailedCity = z.object({ id: z.int(), name: z.string(), message: z.string() })

export const FillReport = z.object({
  /** Cities whose places came since it began. */
  cities: z.int(),
  placesAdded: z.int(),
  placesUpdated: z.int(),
  /** How many elements were no places for families, by reason, the most frequent first. */
  refused: z.array(z.object({ reason: z.string(), count: z.int() })),
  failedCities: z.array(FailedCity),
  /** Pairs of a city and a place whose way by road was answered. */
  roads: z.int(),
  addresses: z.object({ enriched: z.int(), unchanged: z.int(), notFound: z.int() }),
  photos: z.int(),
  placesWithPhotos: z.int(),
  troubles: z.array(z.object({ step: Step, message: z.string() })),
  /** What the guide has asked services meanwhile, for this and all else. */
  requests: z.array(z.object({ service: z.string(), count: z.int() })),
  seconds: z.int(),
})
export type FillReport = z.infer<typeof FillReport>

/** Where the filling of the guide is. */
export const FillStatus = z.object({
  /** 'waiting': a service is away, and it goes on by itself. */
  state: z.enum(['never', 'running', 'waiting', 'stopped', 'done']),
  startedAt: Moment.nullable(),
  finishedAt: Moment.nullable(),
  step: Step.nullable(),
  stepsDone: z.array(Step),
  cities: z.object({ total: z.int(), came: z.int(), failed: z.int() }),
  placesAdded: z.int(),
  /** Of the step that is under way: of what, how far, in words. */
  now: z.object({ name: z.string(), detail: z.string(), share: z.number().nullable() }).nullable(),
  /** Of the next try. */
  again: z.object({ at: Moment, reason: z.string() }).nullable(),
  /** Why it ended before its end, when nobody stopped it. */
  error: z.string().nullable(),
  report: FillReport.nullable(),
})
export type FillStatus = z.infer<typeof FillStatus>
