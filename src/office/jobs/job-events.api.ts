import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { Database } from '../../platform/database/database.ts'
import { log } from '../../platform/log/log.ts'
import { isStillSignedIn } from '../accounts/sessions/signed-in-user.api.ts'
import { findJob } from './job.queries.ts'
import { isOver } from './job.ts'

const everyMs = 400
// Shorter than the patience of any proxy.
const heartbeatMs = 15_000

type Followed = { id: string; stopping: AbortSignal | undefined }

/**
 * The job as it is, then each change of it as event 'job', until it is over: then 'end'. It is read from the table, so
 * that any process can do the work; a browser that lost the connection, as when this process stops, comes back by itself
 * and gets the whole anew. Who has logged out meanwhile hears no more.
 */
export async function streamJob(c: Context, db: Database, { id, stopping }: Followed) {
  // Unknown ones are a 404, not a stream.
  let job = await findJob(db, id)
  c.header('X-Accel-Buffering', 'no')
  const tell = async (stream: SSEStreamingApi) => {
    let sent = ''
    let spokeAt = Date.now()
    while (!stream.aborted && !stopping?.aborted && (await isStillSignedIn(c))) {
      const data = JSON.stringify(job)
      const isNews = data !== sent
      if (isNews || Date.now() - spokeAt > heartbeatMs) {
        await (isNews ? stream.writeSSE({ event: 'job', data }) : stream.write(': still there\n\n'))
        sent = data
        spokeAt = Date.now()
      }
      if (isOver(job.state)) return stream.writeSSE({ event: 'end', data: job.state })
      await wait(everyMs)
      job = await findJob(db, id)
    }
  }
  // Left to Hono it would go to standard error as it is, with what the statement was given.
  const breakOff = (err: unknown) => log.warn({ err, job: id }, 'the events of a job broke off')
  return streamSSE(c, (stream) => tell(stream).catch(breakOff))
}
