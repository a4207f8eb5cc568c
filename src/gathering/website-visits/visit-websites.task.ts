import { randomUUID } from 'node:crypto'
import type { OutgoingParts } from '../../outgoing/ask-service.provider.ts'
import { canLookUp } from '../../outgoing/ask-website.provider.ts'
import { realClock } from '../../outgoing/clock.ts'
import { backOff, noteSuccess, takeTurn } from '../../outgoing/service-state.queries.ts'
import { forgetDueAhead } from '../../platform/database/due-ahead.queries.ts'
import { holdLease } from '../../platform/database/lease.queries.ts'
import type { VisitSite } from '../providers/official-site/visit-site.provider.ts'
import { type DueVisit, findDueVisits, putOff } from './due-visits.queries.ts'
import { storeVisits, type Visited } from './store-visits.queries.ts'
import { longestWaitDays } from './visit-plan.ts'

export type VisitParts = Omit<OutgoingParts, 'settings'> & {
  visit: VisitSite
  /** A host that is surely there: where it cannot be looked up either, it is our network that is away. */
  knownHost: string
  signal?: AbortSignal | undefined
}

const service = 'websites'
const batchSize = 40
const hostsAtOnce = 4
const mostOfHost = 3
const gapOfHostMs = 5_000
const putOffHours = 1
// The next round comes after five minutes.
const roundMs = 4 * 60_000
const offline = {
  firstMs: 10 * 60_000,
  mostMs: 12 * 3_600_000,
  reason: 'cannot be reached: no name can be looked up',
}

/**
 * Reads the websites that are due, those that wait longest first, one server at a time; how many. Each batch is stored
 * before the next is asked for, so that a kill costs one. Undefined when another server is at it, or nobody may.
 */
export async function visitWebsites(parts: VisitParts): Promise<number | undefined> {
  const { db, log, signal } = parts
  const release = await holdLease(db, 'website-visits', randomUUID())
  if (!release) return undefined
  try {
    const turn = await takeTurn(db, service, { gapMs: 0, longestWaitMs: 0 })
    if (turn.kind !== 'granted') return undefined
    await forgetDueAhead(db, 'website_visits', longestWaitDays)
    const until = Date.now() + roundMs
    const asked = new Map<string, number>()
    let count = 0
    while (!signal?.aborted && Date.now() < until) {
      const done = await visitBatch(parts, asked)
      if (!done || done.due === 0) break
      count += done.visited
    }
    if (count > 0) log.info({ count }, 'read the websites of places')
    return count
  } finally {
    await release()
  }
}

/**
 * How many were due, and how many of these visited; undefined where nobody can be reached from here. `asked`: for how many places each host
 * was asked in this round.
 */
async function visitBatch(
  parts: VisitParts,
  asked: Map<string, number>,
): Promise<{ due: number; visited: number } | undefined> {
  const { db, log, knownHost, resolve } = parts
  const due = await findDueVisits(db, batchSize)
  const hosts = [...Map.groupBy(due, ({ website }) => URL.parse(website)?.host ?? '')].map(
    ([host, ofHost]) => {
      const before = asked.get(host) ?? 0
      const now = ofHost.slice(0, mostOfHost - before)
      asked.set(host, before + now.length)
      return { now, later: ofHost.slice(now.length) }
    },
  )
  const at = new Date()
  const visited = await inTurns(hosts, ({ now }) => visitHost(parts, now))
  const answered = visited.some(
    ({ visit }) => visit.kind === 'read' || visit.kind === 'kept-out' || visit.isAnswered,
  )
  if (visited.length > 0 && !answered && !(await canLookUp(knownHost, resolve))) {
    await backOff(db, service, offline)
    log.info('websites of places cannot be read without a network; the pauses grow')
    return undefined
  }
  await storeOrPutOff(parts, visited, at)
  await putOff(
    db,
    hosts.flatMap(({ later }) => later).map(({ placeId }) => placeId),
    putOffHours,
  )
  if (answered) await noteSuccess(db, service)
  return { due: due.length, visited: visited.length }
}

const unstored = {
  kind: 'failed',
  reason: 'told something that could not be stored',
  isAnswered: true,
} as const

/** What no database takes of one site holds up no other: it counts as a visit that failed. */
async function storeOrPutOff({ db, log }: VisitParts, visited: readonly Visited[], at: Date): Promise<void> {
  if (visited.length === 0) return
  try {
    return await storeVisits(db, visited, at)
  } catch (error) {
    log.warn({ err: error, count: visited.length }, 'what websites told could not be stored at once')
  }
  for (const one of visited)
    await storeVisits(db, [one], at).catch((error: unknown) => {
      log.warn({ err: error, placeId: one.due.placeId }, 'what a website told could not be stored')
      return storeVisits(db, [{ ...one, visit: unstored }], at)
    })
}

/** One after the other, with pauses. */
async function visitHost(
  { visit, signal, clock = realClock }: VisitParts,
  due: readonly DueVisit[],
): Promise<Visited[]> {
  const visited: Visited[] = []
  for (const one of due) {
    if (visited.length > 0) await clock.wait(gapOfHostMs, signal)
    visited.push({ due: one, visit: await visit(one.website, signal) })
  }
  return visited
}

/** A few at once, all in all. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const waiting = [...items]
  const results: Result[] = []
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      results.push(...(await work(item)))
  }
  await Promise.all(Array.from({ length: hostsAtOnce }, worker))
  return results
}
