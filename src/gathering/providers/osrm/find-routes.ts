import type { Position } from '../../../guide/how-far/distance.ts'
import type { Route } from './routes.ts'

/** The ways by road from one point to each of at most 90 others, in their order. @throws ProviderError */
export type FindRoutes = (
  source: Position,
  destinations: readonly Position[],
  options?: { signal?: AbortSignal | undefined },
) => Promise<Route[]>
