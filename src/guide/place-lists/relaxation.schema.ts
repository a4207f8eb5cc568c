import { z } from 'zod'

/** A filter to loosen, and how many places there are then; each has more than the filters as they are. */
export const PlaceRelaxation = z.object({
  /** 'radius' is widened, any other filter left out; 'all' leaves out every filter but the radius, which is wider if need be. */
  relax: z.enum([
    'radius',
    'season',
    'funTypes',
    'age',
    'featured',
    'wheelchairAccessible',
    'indoor',
    'openOn',
    'all',
  ]),
  /** Kilometres: the wider radius, or the one that stays. */
  radius: z.int(),
  total: z.int(),
})

export type PlaceRelaxation = z.infer<typeof PlaceRelaxation>
