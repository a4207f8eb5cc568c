import { z } from 'zod'
import { AdminPlaceSelection } from '../places/admin-place.schema.ts'
import { areaFault, type Box, isBox, readArea } from '../places/place-area.ts'

const seenBox = (text: string): Box | undefined => {
  const area = areaFault(text) === undefined ? readArea(text) : undefined
  return area && isBox(area) && area.west < area.east ? area : undefined
}

export const PlacePointsQuery = AdminPlaceSelection.extend({
  /** What of the world is seen: 'south,west,north,east'; without it, all. */
  seen: z
    .string()
    .refine((text) => seenBox(text) !== undefined, 'is not south, west, north and east: 48.1,16.2,48.3,16.5')
    .transform((text) => seenBox(text))
    .optional(),
})

export type PlacePointsQuery = z.infer<typeof PlacePointsQuery>

/** A place, or all of a cell of the map's grid in one. */
export const PlaceMark = z.object({
  /** Where it is drawn: the middle of all. */
  lat: z.number(),
  lng: z.number(),
  count: z.int(),
  /** The smallest rectangle that has all of them. */
  south: z.number(),
  west: z.number(),
  north: z.number(),
  east: z.number(),
  /** The place, where it is alone. */
  place: z
    .object({
      id: z.int(),
      name: z.string(),
      isActive: z.boolean(),
      funType: z.object({ slug: z.string(), icon: z.string() }).nullable(),
    })
    .nullable(),
})

export type PlaceMark = z.infer<typeof PlaceMark>

export const PlacePoints = z.object({
  /** From north to south. */
  marks: z.array(PlaceMark),
  /** How many match and have no coordinates. */
  unplaced: z.int(),
})

export type PlacePoints = z.infer<typeof PlacePoints>
