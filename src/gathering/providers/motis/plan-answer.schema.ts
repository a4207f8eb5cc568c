import { z } from 'zod'

const Place = z.object({ name: z.string(), stopId: z.string().optional() })

const Moment = z.iso.datetime({ offset: true })

const Leg = z.object({
  mode: z.string(),
  from: Place,
  to: Place,
  /** Seconds. */
  duration: z.number().min(0),
  displayName: z.string().optional(),
  routeShortName: z.string().optional(),
  /** One stays in the vehicle, which goes on as another line. */
  interlineWithPreviousLeg: z.boolean().optional(),
  cancelled: z.boolean().optional(),
})

/** What is read of an answer to `/api/v5/plan`. */
export const PlanAnswer = z.object({
  itineraries: z.array(
    z.object({ startTime: Moment, endTime: Moment, duration: z.number().min(0), legs: z.array(Leg) }),
  ),
})

export type PlanLeg = z.infer<typeof Leg>
