import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import { endLease, takeLease } from '../../../platform/database/lease.queries.ts'
import type { Grade } from '../../facts/fact-source.schema.ts'
import { countryCodeOfZone } from '../../places/country.ts'
import { zoneOfPlace } from '../../places/zone-of-place.ts'
import { utcDay } from '../../seasons/open-season.ts'
import { withClosure } from '../days/closure.ts'
import type { ComingHours } from '../days/coming-hours.schema.ts'
import { type DayHours, ownSpans } from '../days/day-hours.ts'
import { daysTold } from '../days/days-told.ts'
import { localDay } from '../days/local-day.ts'
import { holidayCalendars } from '../holidays/holiday-calendars.task.ts'
import { withHolidaysNotTold } from '../holidays/silent-on-holidays.task.ts'
import type { HoursChecker } from '../reckoning/hours-checker.task.ts'
import { type HoursReckoner, hoursReckoner } from '../reckoning/hours-reckoner.task.ts'
import { isOfDays, rulesOf } from '../text/rules-of-days.ts'
import { usualText } from '../text/usual-text.ts'
import { textFormOf } from '../text/week-text.ts'
import { withSeasons } from './out-of-season.ts'
import {
  knowsZone,
  type PlaceToReckon,
  placesToReckon,
  type ReckonedHours,
  storeHours,
} from './place-hours.queries.ts'

const dayCount = 60
const renewAfterDays = 7
const batchSize = 50
export const leaseSeconds = 120

const calendarAt = holidayCalendars()

/** That of the last time, whose process may stand ready still: who edits one place often edits another. */
let kept: HoursReckoner | undefined

type ReadsHours = Pick<HoursChecker, 'reckon' | 'holidaysAt'>

/** What was reckoned without its holidays would stand for a week. */
class HolidaysLate extends Error {
  constructor(countryCode: string | undefined) {
    super(`The holidays of ${countryCode} took too long to read`)
  }
}

type RefreshParts = { signal?: AbortSignal; reckoner?: HoursReckoner }

/**
 * Reckons the hours of every place that lacks them, in batches; the number of places done. Undefined when another
 * process is at it, which may have died: ask again after `leaseSeconds`. @throws HolidaysLate when all others are done
 */
export async function refreshPlaceHours(
  db: Database,
  { signal, reckoner: given }: RefreshParts = {},
): Promise<number | undefined> {
  const holder = randomUUID()
  const isOurs = () => takeLease(db, 'place-hours', holder, leaseSeconds)
  if (!(await isOurs())) return undefined
  const reckoner = given ?? kept ?? hoursReckoner()
  if (reckoner === kept) kept = undefined
  signal?.addEventListener('abort', reckoner.stop)
  try {
    const late = new Set<string | undefined>()
    const reads: ReadsHours = {
      reckon: reckoner.reckon,
      holidaysAt: async (at, countryCode) => {
        // The next round asks again: half a minute for each of its places would keep all others waiting.
        const calendar = late.has(countryCode)
          ? undefined
          : await calendarAt(reckoner.calendar, at, countryCode)
        if (calendar) return calendar
        late.add(countryCode)
        throw new HolidaysLate(countryCode)
      },
    }
    return await reckonBatches(db, reads, signal, isOurs)
  } finally {
    signal?.removeEventListener('abort', reckoner.stop)
    if (signal?.aborted) reckoner.stop()
    else if (!given) kept = reckoner
    await endLease(db, 'place-hours', holder)
  }
}

async function reckonBatches(
  db: Database,
  reads: ReadsHours,
  signal: AbortSignal | undefined,
  isOurs: () => Promise<boolean>,
): Promise<number> {
  const passedOver = new Map<number, HolidaysLate>()
  let done = 0
  do {
    const without = [...passedOver.keys()]
    const batch = await placesToReckon(db, {
      renewBefore: daysAgo(renewAfterDays),
      limit: batchSize,
      without,
    })
    if (batch.length === 0) break
    const reckoned = await reckonAll(db, reads, batch, { signal, passedOver })
    await storeHours(db, reckoned)
    done += reckoned.length
  } while (await isOurs())
  const [late] = passedOver.values()
  if (late) throw late
  return done
}

type AllParts = { signal: AbortSignal | undefined; passedOver: Map<number, HolidaysLate> }

/** Those whose holidays are late are noted among the ones that are passed over. */
async function reckonAll(
  db: Database,
  reads: ReadsHours,
  batch: PlaceToReckon[],
  { signal, passedOver }: AllParts,
): Promise<ReckonedHours[]> {
  const reckoned: ReckonedHours[] = []
  for (const place of batch) {
    signal?.throwIfAborted()
    try {
      reckoned.push(await reckonPlace(db, reads, place))
    } catch (error) {
      if (!(error instanceof HolidaysLate)) throw error
      passedOver.set(place.placeId, error)
    }
  }
  return reckoned
}

/** What a page tells of hours that are not stored. */
export function comingHoursOf(reckoned: ReckonedHours): ComingHours {
  const { grade, days, firstDay, closedFrom: from, closedUntil: until } = reckoned
  const isToCome = (from !== null || until !== null) && (until === null || until >= firstDay)
  return { grade, days: days.slice(0, daysTold), ...(isToCome && { closure: { from, until } }) }
}

/** What is usual counts where a source says nothing, or nothing that is understood of any day. */
export async function reckonPlace(
  db: Database,
  reads: ReadsHours,
  place: PlaceToReckon,
): Promise<ReckonedHours> {
  const timeZone = zoneOfPlace(place)
  const firstDay = localDay(timeZone)
  const about = { ...place, timeZone, firstDay }
  if (!(await isKnown(db, timeZone))) return { ...about, ...nothingKnown, timeZone: 'UTC' }
  const countryCode = countryCodeOfZone(timeZone)?.toLowerCase()
  const reckon = (openingHours: string) => reads.reckon({ ...about, openingHours, countryCode, dayCount })
  const ofDays = async (week: string) => {
    const rules = [...rulesOf(week).filter(isOfDays), ...(place.specialHours ? [place.specialHours] : [])]
    return rules.length > 0 ? reckon(alone(rules.join('; '))) : []
  }
  let reckoned: ReckonedHours = { ...about, ...nothingKnown }
  for (const { grade, week, text } of wordsOf(place)) {
    const said = await reckon(text)
    const open = said.map((day) => withClosure(day, { from: place.closedFrom, until: place.closedUntil }))
    const special = await ofDays(week)
    const inSeason = grade === 'stated' ? withSeasons(open, { week, seasons: place.seasons, special }) : open
    const holidays = () => reads.holidaysAt(about, countryCode)
    const days = await withHolidaysNotTold(inSeason, { week, isUsual: grade === 'usual', holidays, special })
    reckoned = { ...about, grade, days, states: days.map(letterOf).join('') }
    if (said.some(({ open }) => open)) break
  }
  return reckoned
}

/** `week`: without the special days. */
type Word = { grade: Grade; week: string; text: string }

/**
 * The texts of a place, those first that are asked first: special days go with the hours, unless nobody understands the two
 * together. Where nothing else is told, all other days are unknown; of a mere closure it takes the days alone.
 */
function wordsOf({ specialHours: special, ...place }: PlaceToReckon): Word[] {
  const usual = usualText(place)
  const stated = place.openingHours && (textFormOf(place.openingHours) ?? place.openingHours)
  const texts: Word[] = [
    ...(stated ? [{ grade: 'stated' as const, week: stated, text: stated }] : []),
    ...(usual ? [{ grade: 'usual' as const, week: usual, text: usual }] : []),
  ]
  if (special === null) return texts.length > 0 ? texts : [{ grade: 'stated', week: '', text: '' }]
  const withSpecial = texts.flatMap((word) => [{ ...word, text: `${word.text}; ${special}` }, word])
  return [...withSpecial, { grade: 'stated', week: '', text: alone(special) }]
}

/** A text that tells of its special days and leaves all others unknown. */
const alone = (rules: string) => `24/7 unknown; ${rules}`

const nothingKnown = { grade: 'stated' as const, days: [], states: '' }

function letterOf(day: DayHours) {
  const own = ownSpans(day)
  if (own === null) return day.isOutOfSeason ? 's' : '?'
  if (own.length === 0) return 'c'
  return day.holiday ? 'h' : 'o'
}

const knownZones = new Map<string, boolean>()

async function isKnown(db: Database, timeZone: string): Promise<boolean> {
  const known = knownZones.get(timeZone) ?? (await knowsZone(db, timeZone))
  knownZones.set(timeZone, known)
  return known
}

const daysAgo = (days: number) => utcDay(new Date(Date.now() - days * 86_400_000))
