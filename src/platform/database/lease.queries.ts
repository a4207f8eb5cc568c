import { and, eq, not, or, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { leases } from './lease.table.ts'

/** That somebody has a lease: what would last longer than any was written by a clock that was ahead. */
export const isHeld = sql`${leases.until} between now() and now() + interval '10 minutes'`

/** Whether `holder` may do the work for so long: nobody else holds it, or holds it no more. Also renews. */
export async function takeLease(
  db: Database,
  name: string,
  holder: string,
  seconds: number,
): Promise<boolean> {
  const until = sql`now() + make_interval(secs => ${seconds})`
  const taken = await db
    .insert(leases)
    .values({ name, holder, until })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, until },
      setWhere: or(eq(leases.holder, holder), not(isHeld)),
    })
    .returning({ name: leases.name })
  return taken.length > 0
}

export async function endLease(db: Database, name: string, holder: string): Promise<void> {
  await db.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)))
}

// A process that is killed holds up the others for so long; one that is only busy has time to renew.
export const leaseSeconds = 20
const renewalsPerLease = 4

/** Takes a lease and renews it until the result is called; undefined when somebody else has it. */
export async function holdLease(db: Database, name: string, holder: string, seconds = leaseSeconds) {
  const take = () => takeLease(db, name, holder, seconds)
  if (!(await take())) return undefined
  let renewal: Promise<unknown> | undefined
  const timer = setInterval(
    () => {
      // One that fails is followed by the next.
      renewal = take().catch(() => false)
    },
    (seconds * 1000) / renewalsPerLease,
  )
  return async () => {
    clearInterval(timer)
    // It would take the lease once more after its end.
    await renewal
    // One that cannot be ended runs out, and what the work came to is what its caller wants to know.
    await endLease(db, name, holder).catch(() => undefined)
  }
}
