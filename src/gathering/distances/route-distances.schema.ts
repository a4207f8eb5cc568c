import { z } from 'zod'

const Ids = z.array(z.int32().positive())

/** Which ways by road to ask for: those of these cities and their places, and those of these places; all without either. */
export const RouteScope = z.object({ cityIds: Ids.optional(), placeIds: Ids.optional() })

/** As `RouteScope`; everything has to be asked for by name, since it can be many thousand requests to somebody else. */
export const RouteDistances = RouteScope.extend({ all: z.literal(true).optional() })
  .refine((scope) => Object.values(scope).some((part) => part !== undefined), {
    path: ['cityIds'],
    error: 'Name cityIds, placeIds or all',
  })
  .transform(({ all, ...scope }): RouteScope => (all ? {} : scope))

export type RouteScope = z.infer<typeof RouteScope>

export const RoutedDistances = z.object({
  /** Pairs of a city and a place whose way is known now. */
  routed: z.int(),
  /** Pairs that no road joins. */
  withoutRoad: z.int(),
  /** Pairs of which one lies too far from any road. */
  unknown: z.int(),
})

export type RoutedDistances = z.infer<typeof RoutedDistances>
