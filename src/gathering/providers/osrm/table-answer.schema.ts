import { z } from 'zod'

const Cell = z.number().min(0).nullable()
const Waypoint = z.object({
  /** Metres from the point asked for to the road it was moved to. */
  distance: z.number().min(0),
})

export const TableAnswer = z.object({
  code: z.literal('Ok'),
  /** Seconds; a row for the one source. */
  durations: z.tuple([z.array(Cell)]),
  /** Metres. */
  distances: z.tuple([z.array(Cell)]),
  sources: z.tuple([Waypoint]),
  destinations: z.array(Waypoint),
  /** Cells that were made up from a speed, as [row, column]. */
  fallback_speed_cells: z.array(z.tuple([z.int(), z.int()])).optional(),
})

export type TableAnswer = z.infer<typeof TableAnswer>

export const TableError = z.object({ code: z.string().optional(), message: z.string().optional() })

export type TableError = z.infer<typeof TableError>
