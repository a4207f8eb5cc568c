import type { Pool } from 'pg'

/**
 * Forgets what the queue has noted by a clock that was ahead and was set right since: it would look for nothing that comes round, nor
 * for what killed processes left, before that time is there.
 */
export const forgetTimesAhead = (pool: Pool) =>
  pool.query(`
    with rounds as (update pgboss.version set cron_on = null where cron_on > now() + interval '1 minute'),
      looks as (
        update pgboss.queue set monitor_claim_on = null, maintain_on = null
        where greatest(monitor_claim_on, maintain_on) > now() + interval '1 minute'),
      beats as (
        update pgboss.job set heartbeat_on = now()
        where state = 'active' and heartbeat_on > now() + interval '1 minute')
    update pgboss.job set start_after = now()
    where state in ('created', 'retry') and start_after > now() + interval '1 minute'`)
