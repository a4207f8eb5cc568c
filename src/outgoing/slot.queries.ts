import { randomUUID } from 'node:crypto'
import type { Database } from '../platform/database.ts'
import { endLease, takeLease } from '../platform/lease.queries.ts'
import type { Clock } from './clock.ts'
import type { Service } from './service.ts'

const lookAgainMs = 500

/**
 * Does the work while it holds one of the service's slots, of which no two in the deployment hold the same. `keep` says
 * for how much longer it needs it: a holder that was killed loses its slot then.
 */
export async function withSlot<Result>(
  db: Database,
  { name, slots, timeoutMs }: Service,
  { clock, signal }: { clock: Clock; signal?: AbortSignal | undefined },
  work: (keep: (ms: number) => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  if (slots === undefined) return work(async () => undefined)
  const holder = randomUUID()
  const names = Array.from({ length: slots }, (_, index) => `outgoing:${name}:${index + 1}`)
  for (;;) {
    for (const slot of names) {
      const keep = (ms: number) => takeLease(db, slot, holder, ms / 1000 + graceSeconds)
      if (!(await keep(timeoutMs))) continue
      try {
        return await work(keep)
      } finally {
        await endLease(db, slot, holder)
      }
    }
    await clock.wait(lookAgainMs, signal)
  }
}

const graceSeconds = 10
