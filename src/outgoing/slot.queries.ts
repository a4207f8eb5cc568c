import { randomUUID } from 'node:crypto'
import type { Database } from '../platform/database.ts'
import { holdLease } from '../platform/lease.queries.ts'
import type { Clock } from './clock.ts'
import type { Service } from './service.ts'

const lookAgainMs = 500

/** Does the work while it holds one of the service's slots, of which no two in the deployment hold the same. */
export async function withSlot<Result>(
  db: Database,
  { name, slots }: Service,
  { clock, signal }: { clock: Clock; signal?: AbortSignal | undefined },
  work: () => Promise<Result>,
): Promise<Result> {
  if (slots === undefined) return work()
  const holder = randomUUID()
  for (;;) {
    for (let slot = 1; slot <= slots; slot++) {
      const release = await holdLease(db, `outgoing:${name}:${slot}`, holder)
      if (release) return work().finally(release)
    }
    await clock.wait(lookAgainMs, signal)
  }
}
