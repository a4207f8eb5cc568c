import { randomUUID } from 'node:crypto'
import { ProviderError } from '../../outgoing/provider-error.ts'
import { backOff, countFailures, noteSuccess, takeTurn } from '../../outgoing/service-state.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import { holdLease } from '../../platform/database/lease.queries.ts'
import type { Log } from '../../platform/log/log.ts'
import type { ReadWeather } from '../providers/open-meteo/weather-archive.provider.ts'
import { type DueCity, findDueCity, noteNoWeather, storeWeather } from './due-cities.queries.ts'
import { usualMonths } from './usual-months.ts'
import { wholeYears } from './whole-years.ts'

type Parts = {
  db: Database
  log: Log
  read: ReadWeather
  now?: Date
  signal?: AbortSignal | undefined
}

const work = 'city-weather'
/** After so many in a row it may be this city alone that the archive has a fault with. */
const mostFailures = 3
const away = { firstMs: 10 * 60_000, mostMs: 12 * 3_600_000 }

/**
 * Reckons what the months are usually like in the city that is due, if one is. Its name; undefined where there is none, another
 * server is at it, or the archive is left alone for a while.
 */
export async function reckonWeather(parts: Parts): Promise<string | undefined> {
  const { db, log, now = new Date() } = parts
  const release = await holdLease(db, work, randomUUID())
  if (!release) return undefined
  try {
    const turn = await takeTurn(db, work, { gapMs: 0, longestWaitMs: 0 })
    if (turn.kind !== 'granted') return undefined
    const city = await findDueCity(db, wholeYears(now))
    if (!city) return undefined
    await reckonCity(parts, city, now)
    await noteSuccess(db, work)
    return city.name
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    await backOff(db, work, { ...away, reason: error.message })
    log.info({ err: error }, 'the usual weather of cities could not be asked for; the pauses grow')
    return undefined
  } finally {
    await release()
  }
}

async function reckonCity({ db, log, read, signal }: Parts, city: DueCity, now: Date): Promise<void> {
  const years = wholeYears(now)
  try {
    await storeWeather(db, city, years, usualMonths(await read(city, years, { signal }), years))
    log.info({ city: city.name }, 'reckoned the usual weather of a city')
  } catch (error) {
    const isItsOwn = async ({ kind }: ProviderError) =>
      kind !== 'unavailable' || (await countFailures(db, work)) >= mostFailures
    // Others are asked for before it is again.
    if (error instanceof ProviderError && (await isItsOwn(error))) await noteNoWeather(db, city)
    throw error
  }
}
