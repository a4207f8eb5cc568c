import { enrichAddressesJob } from '../../editing/addresses/enrich-addresses.task.ts'
import { findPlacesToAsk } from '../../editing/addresses/enrich-estimate.queries.ts'
import type { JobContext } from '../../office/jobs/job-kind.task.ts'
import { runChild, troubleOf } from './fill-child.task.ts'

const placesAtOnce = 1000

/**
 * The addresses of active places about which nobody was asked yet, a thousand places at a time.
 * @returns what went wrong
 */
export async function fillAddresses(context: JobContext<unknown>): Promise<string | undefined> {
  const { db, report } = context
  let done = 0
  let after = 0
  for (;;) {
    const placeIds = await findPlacesToAsk(db, after, placesAtOnce)
    const last = placeIds.at(-1)
    if (last === undefined) return undefined
    after = last
    const work = { kind: enrichAddressesJob, input: { placeIds } }
    const end = await runChild(context, work, (progress) => {
      const count = done + progress.done
      report({ done: count, total: count + 1, items: [] })
    })
    if (end.away) throw end.away
    if (end.state !== 'done') return troubleOf(end)
    done += placeIds.length
  }
}
