import { z } from 'zod'

const Leg = z.object({
  /** By what means each is made: 'driving', 'ferry'. */
  steps: z.array(z.object({ mode: z.string() })),
})

const Route = z.object({
  legs: z.array(Leg).default([]),
  /** Seconds. */
  duration: z.number().min(0),
  /** Metres. */
  distance: z.number().min(0),
  geometry: z.object({
    /** Longitude first. */
    coordinates: z.array(z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])),
  }),
})

export const RouteAnswer = z.object({
  code: z.literal('Ok'),
  routes: z.tuple([Route]).rest(Route),
  /** Metres from the points asked for to the roads they were moved to. */
  waypoints: z.array(z.object({ distance: z.number().min(0) })).length(2),
})
