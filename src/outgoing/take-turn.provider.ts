import type { Database } from '../platform/database/database.ts'
import type { Clock } from './clock.ts'
import { ProviderError } from './provider-error.ts'
import type { AskOptions, Service } from './service.ts'
import { type Turn, takeTurn } from './service-state.queries.ts'
import { spend } from './service-usage.queries.ts'

type Context = { db: Database; clock: Clock; service: Service }

/** A caller that would wait longer is told so instead. */
export const longestWaitMs = 10 * 60_000

/** Waits until the service may be asked. @throws ProviderError */
export async function waitForTurn({ db, clock, service }: Context, { signal, onProgress }: AskOptions) {
  signal?.throwIfAborted()
  const { name, title, gapMs } = service
  const turn = await takeTurn(db, name, { gapMs, longestWaitMs })
  if (turn.kind !== 'granted') refuseTurn(service, turn)
  if (turn.waitMs >= worthTellingMs)
    onProgress?.(`Waiting ${Math.round(turn.waitMs / 1000)} s until ${title} may be asked again`)
  if (turn.waitMs > 0) await clock.wait(turn.waitMs, signal)
}

export const worthTellingMs = 5_000

/** @throws ProviderError */
export function refuseTurn({ title }: Service, turn: Exclude<Turn, { kind: 'granted' }>): never {
  const when = timeOf(turn.until)
  throw new ProviderError(
    'unavailable',
    turn.kind === 'paused'
      ? `${title} is left alone until ${when}: it ${turn.reason}.`
      : `${title} may be asked again at ${when}.`,
  )
}

/** Takes the request's cost from the service's allowance. @throws ProviderError */
export async function payFor({ db, service }: Pick<Context, 'db' | 'service'>, cost: number) {
  const { name, title, budget } = service
  if (!budget || (await spend(db, name, budget, cost))) return
  const until = budget.period === 'day' ? 'tomorrow (UTC)' : 'the next hour'
  throw new ProviderError(
    'unavailable',
    `${title} may not be asked before ${until}: its allowance of ${budget.limit} is used up.`,
  )
}

const timeOf = (moment: Date) => `${moment.toISOString().slice(11, 16)} UTC`
