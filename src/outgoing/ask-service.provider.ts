import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log/log.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { type Resolve, systemResolve } from './checked-lookup.provider.ts'
import { type Clock, realClock } from './clock.ts'
import { exchange } from './exchange.provider.ts'
import { inOrder, longestWaitOf } from './in-order.provider.ts'
import { ProviderError } from './provider-error.ts'
import { hidden, logAnswer, logTrouble } from './request-log.ts'
import type { Answer, Ask, AskOptions, OutgoingRequest, Service } from './service.ts'
import { noteFailure, noteSuccess, pause, postpone, postponeBulk } from './service-state.queries.ts'
import { withSlot } from './slot.queries.ts'
import { longestWaitMs, payFor, waitForTurn } from './take-turn.provider.ts'
import { answeredTrouble, type Trouble } from './trouble.ts'
import { TroubleError } from './trouble-error.ts'
import { userAgentOf } from './user-agent.ts'

export type OutgoingParts = {
  db: Database
  log: Log
  settings: Pick<Settings, 'SITE_NAME' | 'SITE_ORIGIN' | 'CONTACT_EMAIL'>
  clock?: Clock | undefined
  resolve?: Resolve | undefined
}

type Context = { db: Database; log: Log; clock: Clock; resolve: Resolve; userAgent: string; service: Service }

// After so many failures without a success between, the service is left alone for a while, by everybody.
const breaker = { mostFailures: 6, pauseMs: 10 * 60_000 }

/**
 * The one way out to a service: paced for the whole deployment, bounded in time and size, retried as its plan says,
 * counted, and left alone while it is broken. Every request to the outside passes here.
 */
export function askService(
  { db, log, settings, clock = realClock, resolve = systemResolve }: OutgoingParts,
  service: Service,
): Ask {
  const context = { db, log, clock, resolve, service, userAgent: userAgentOf(settings) }
  return async (request, options = {}) => {
    for (let tries = 0; ; tries++) {
      const trouble = await tryOnce(context, request, options)
      if (!('kind' in trouble)) return trouble
      const waitMs = waitBefore(tries + 1, trouble, context)
      if (waitMs === undefined) throw errorOf(service, request, trouble)
      await putOff(context, waitMs, options)
    }
  }
}

async function tryOnce(context: Context, request: OutgoingRequest, options: AskOptions) {
  const { db, clock, service } = context
  const { urgency } = service
  const ask = async ({ signal, onProgress }: AskOptions) => {
    await waitForTurn(context, { signal, onProgress })
    await payFor(context, request.cost ?? 1)
    const startedAt = Date.now()
    const outcome = await exchange(service, request, context, signal).catch(troubleIn)
    if ('kind' in outcome) return noteTrouble(context, request, outcome)
    const trouble = (service.judge ?? answeredTrouble)(outcome)
    if (trouble) return noteTrouble(context, request, trouble, outcome)
    logAnswer(context, request, outcome, Date.now() - startedAt)
    await noteSuccess(db, service.name)
    return outcome
  }
  return urgency
    ? inOrder({ ...context, urgency }, options, ask)
    : withSlot(db, service, { clock, signal: options.signal }, () => ask(options))
}

function troubleIn(error: unknown): Trouble {
  if (error instanceof TroubleError) return error.trouble
  throw error
}

async function noteTrouble(context: Context, request: OutgoingRequest, trouble: Trouble, answer?: Answer) {
  const { db, service } = context
  logTrouble(context, request, trouble, answer)
  const reason = trouble.message
  const { pauseMs = 0, waitMs = 0 } = trouble
  const longMs = Math.max(pauseMs, waitMs > longestWaitMs ? waitMs : 0)
  if (longMs > 0) await pause(db, service.name, longMs, reason)
  else if (waitMs > 0) await postpone(db, service.name, waitMs)
  // A question that was refused says nothing about how the service is.
  if (trouble.kind === 'unavailable') await noteFailure(db, service.name, { ...breaker, reason })
  return trouble
}

/** Until its next try: what a service asks for itself holds for everybody, and is noted already. */
async function putOff({ db, clock, service }: Context, waitMs: number, { signal }: AskOptions) {
  if (service.urgency === 'awaited') await clock.wait(waitMs, signal)
  else if (service.urgency === 'bulk') await postponeBulk(db, service.name, waitMs)
  else await postpone(db, service.name, waitMs)
}

/** Undefined when trying again is of no use, or not now. */
function waitBefore(attempt: number, { retry, waitMs = 0, pauseMs }: Trouble, { service, clock }: Context) {
  const planned = retry && service.retry[`${retry}Ms`][attempt - 1]
  if (planned === undefined || pauseMs !== undefined || waitMs > longestWaitOf(service)) return undefined
  // Never sooner than planned, and later by up to a quarter.
  return Math.max(planned, waitMs) * (1 + clock.random() / 4)
}

const errorOf = ({ title }: Service, request: OutgoingRequest, { kind, message, cause }: Trouble) =>
  new ProviderError(kind, `${title} ${hidden(message, request)}.`, { cause })
