import { ProviderError } from '../../outgoing/provider-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Position } from '../how-far/distance.ts'
import { longDriveMinutes } from './breaks.ts'
import { findBreaks, findGate, findStops } from './ways.queries.ts'
import type { WaysThere } from './ways.schema.ts'
import { type FoundDrive, type Ways, waysBetween } from './ways.ts'

/** Undefined where no router may be told where visitors stay. */
export type FindDrive = ((from: Position, to: Position) => Promise<FoundDrive>) | undefined

/** All that is known of the way to an active place; undefined where there is none. */
export async function findWays(
  db: Database,
  findDrive: FindDrive,
  from: Position,
  slug: string,
): Promise<Omit<WaysThere, 'zoneHere' | 'hasTimetable'> | undefined> {
  const gate = await findGate(db, slug)
  if (!gate) return undefined
  const found = await findDrive?.(from, gate).catch(silence)
  const ways = waysBetween(from, gate, found)
  const [stops, breaks] = await Promise.all([
    findStops(db, from, gate.id),
    breaksOf(db, ways, found, [from, gate], gate.id),
  ])
  return { ...ways, isRouterSilent: findDrive !== undefined && found === undefined, ...stops, breaks }
}

/** Without it there is an estimate. */
function silence(error: unknown): undefined {
  if (!(error instanceof ProviderError)) throw error
}

async function breaksOf(
  db: Database,
  { drive }: Ways,
  found: FoundDrive | undefined,
  straight: Position[],
  placeId: number,
): Promise<WaysThere['breaks']> {
  if (!('minutes' in drive) || drive.minutes <= longDriveMinutes) return null
  const road = typeof found === 'object' && found.line.length > 1 ? found.line : undefined
  return {
    along: road ? 'road' : 'straight line',
    places: await findBreaks(db, road ?? straight, placeId),
  }
}
