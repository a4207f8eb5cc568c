import { randomUUID } from 'node:crypto'
import findTimeZone from '@photostructure/tz-lookup'
import type { Database } from '../../platform/database.ts'
import { endLease, takeLease } from '../../platform/lease.queries.ts'
import { countryCodeOfZone } from '../places/country.ts'
import { utcDay } from '../seasons/open-season.ts'
import { type HoursReckoner, hoursReckoner } from './hours-reckoner.task.ts'
import { localDay } from './local-day.ts'
import {
  knowsZone,
  type PlaceToReckon,
  placesToReckon,
  type ReckonedHours,
  storeHours,
} from './place-hours.queries.ts'

const dayCount = 60
const renewAfterDays = 7
const batchSize = 100
export const leaseSeconds = 120

/**
 * Reckons the hours of every place that lacks them, in batches; the number of places done. Undefined when another
 * process is at it, which may have died: ask again after `leaseSeconds`.
 */
export async function refreshPlaceHours(
  db: Database,
  { signal }: { signal?: AbortSignal } = {},
): Promise<number | undefined> {
  const holder = randomUUID()
  const isOurs = () => takeLease(db, 'place-hours', holder, leaseSeconds)
  if (!(await isOurs())) return undefined
  const reckoner = hoursReckoner()
  signal?.addEventListener('abort', reckoner.stop)
  try {
    return await reckonBatches(db, reckoner, signal, isOurs)
  } finally {
    signal?.removeEventListener('abort', reckoner.stop)
    reckoner.stop()
    await endLease(db, 'place-hours', holder)
  }
}

async function reckonBatches(
  db: Database,
  reckoner: HoursReckoner,
  signal: AbortSignal | undefined,
  isOurs: () => Promise<boolean>,
): Promise<number> {
  let done = 0
  do {
    const batch = await placesToReckon(db, { renewBefore: daysAgo(renewAfterDays), limit: batchSize })
    if (batch.length === 0) break
    await storeHours(db, await reckonAll(db, reckoner, batch, signal))
    done += batch.length
  } while (await isOurs())
  return done
}

async function reckonAll(
  db: Database,
  reckoner: HoursReckoner,
  batch: PlaceToReckon[],
  signal: AbortSignal | undefined,
): Promise<ReckonedHours[]> {
  const reckoned: ReckonedHours[] = []
  for (const place of batch) {
    signal?.throwIfAborted()
    const timeZone = findTimeZone(place.lat, place.lng)
    const firstDay = localDay(timeZone)
    if (await isKnown(db, timeZone)) {
      const countryCode = countryCodeOfZone(timeZone)?.toLowerCase()
      const days = await reckoner.reckon({ ...place, timeZone, countryCode, firstDay, dayCount })
      reckoned.push({ ...place, timeZone, firstDay, days })
    } else reckoned.push({ ...place, timeZone: 'UTC', firstDay, days: {} })
  }
  return reckoned
}

const knownZones = new Map<string, boolean>()

async function isKnown(db: Database, timeZone: string): Promise<boolean> {
  const known = knownZones.get(timeZone) ?? (await knowsZone(db, timeZone))
  knownZones.set(timeZone, known)
  return known
}

const daysAgo = (days: number) => utcDay(new Date(Date.now() - days * 86_400_000))
