import { randomUUID } from 'node:crypto'
import type { Database } from '../platform/database/database.ts'
import type { Clock } from './clock.ts'
import type { AskOptions, Service, Urgency } from './service.ts'
import { isAwaited, untilFree } from './service-state.queries.ts'
import { takeSlot } from './slot.queries.ts'
import { longestWaitMs, refuseTurn, worthTellingMs } from './take-turn.provider.ts'

type Context = { db: Database; clock: Clock; service: Service; urgency: Urgency }

// The slot of a process that was killed is held for so long.
const slotSeconds = 3
const lookAgainMs = 200
const watchMs = 500
// Most requests are over by then; cut short, they are asked again.
const patienceMs = 1500
const longestAwaitedMs = 5000

/** Whom somebody waits for is sooner told when to come back, in milliseconds. */
export const longestWaitOf = ({ urgency }: Service): number =>
  urgency === 'awaited' ? longestAwaitedMs : longestWaitMs

/** Why a request of bulk work was cut short: it is made again. */
class GaveWay extends Error {}

/**
 * Does the work, which asks the service once, as soon as it may: what somebody waits for before bulk work, of which even a
 * request under way gives way when it takes long. In the whole deployment, since the database holds who waits.
 * @throws ProviderError
 */
export async function inOrder<Result>(
  context: Context,
  options: AskOptions,
  work: (options: AskOptions) => Promise<Result>,
): Promise<Result> {
  const holder = randomUUID()
  for (;;) {
    await untilItsTurn(context, options)
    const release = await takeSlot(context.db, context.service, { holder, seconds: slotSeconds })
    if (!release) {
      await context.clock.wait(lookAgainMs, options.signal)
      continue
    }
    try {
      return await (context.urgency === 'bulk' ? givingWay(context, options, work) : work(options))
    } catch (error) {
      if (!(error instanceof GaveWay)) throw error
    } finally {
      await release()
    }
  }
}

/** Before the slot is taken: who holds it while waiting keeps out whoever is more urgent. */
async function untilItsTurn({ db, clock, service, urgency }: Context, { signal, onProgress }: AskOptions) {
  const longestMs = longestWaitOf(service)
  for (;;) {
    signal?.throwIfAborted()
    const waitMs = await untilFree(db, service.name, urgency)
    if (waitMs <= 0) return
    if (waitMs > longestMs) refuseTurn(service, { kind: 'later', until: new Date(Date.now() + waitMs) })
    if (waitMs >= worthTellingMs)
      onProgress?.(`Waiting ${Math.round(waitMs / 1000)} s until ${service.title} may be asked again`)
    await clock.wait(waitMs, signal)
  }
}

async function givingWay<Result>(
  { db, service }: Context,
  options: AskOptions,
  work: (options: AskOptions) => Promise<Result>,
): Promise<Result> {
  const giving = new AbortController()
  let waitedMs = 0
  const watch = setInterval(async () => {
    // A database that does not answer now is asked again in a moment.
    waitedMs = (await isAwaited(db, service.name).catch(() => false)) ? waitedMs + watchMs : 0
    if (waitedMs >= patienceMs) giving.abort(new GaveWay())
  }, watchMs)
  const signal = options.signal ? AbortSignal.any([options.signal, giving.signal]) : giving.signal
  try {
    return await work({ ...options, signal })
  } finally {
    clearInterval(watch)
  }
}
