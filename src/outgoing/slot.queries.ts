import { randomUUID } from 'node:crypto'
import type { Database } from '../platform/database/database.ts'
import { holdLease } from '../platform/database/lease.queries.ts'
import type { Clock } from './clock.ts'
import type { Service } from './service.ts'

const lookAgainMs = 500

type Slotted = Pick<Service, 'name' | 'slots'>

/** One of the service's slots, of which no two in the deployment hold the same, until the result is called; undefined when none is free. */
export async function takeSlot(
  db: Database,
  { name, slots = 1 }: Slotted,
  { holder, seconds }: { holder: string; seconds?: number },
) {
  for (let slot = 1; slot <= slots; slot++) {
    const release = await holdLease(db, `outgoing:${name}:${slot}`, holder, seconds)
    if (release) return release
  }
  return undefined
}

/** Does the work while it holds one of the service's slots. */
export async function withSlot<Result>(
  db: Database,
  service: Slotted,
  { clock, signal }: { clock: Clock; signal?: AbortSignal | undefined },
  work: () => Promise<Result>,
): Promise<Result> {
  if (service.slots === undefined) return work()
  const holder = randomUUID()
  for (;;) {
    const release = await takeSlot(db, service, { holder })
    if (release) return work().finally(release)
    await clock.wait(lookAgainMs, signal)
  }
}
