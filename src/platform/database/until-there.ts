import { setTimeout as pause } from 'node:timers/promises'
import { log } from '../log/log.ts'
import { isDatabaseAway, isDatabaseBusy } from './database-away.ts'

type Patience = { forMs?: number; everyMs?: number }

/**
 * Does what a start needs the database for. After a machine's own start PostgreSQL may not be there yet, and others may have all connections
 * for a moment: then it is done again for half a minute, which is said once. @throws what it came to at last
 */
export async function untilThere<Result>(
  work: () => Promise<Result>,
  { forMs = 30_000, everyMs = 500 }: Patience = {},
): Promise<Result> {
  const until = performance.now() + forMs
  for (let tries = 1; ; tries++)
    try {
      return await work()
    } catch (error) {
      if (!mayPass(error) || performance.now() > until) throw error
      if (tries === 1)
        log.warn(
          { reason: reasonOf(error), seconds: forMs / 1000 },
          'the database cannot be used yet: it is tried again for so long',
        )
      await pause(everyMs)
    }
}

// A login or password that is wrong, a database that is not there or not the login's: these are for its owner to mend. The name of a
// server may come with the server, as where containers start together.
const stays = /^(?:28...|3D000|42501)$/

const mayPass = (error: unknown): boolean =>
  (isDatabaseAway(error) || isDatabaseBusy(error)) && !stays.test(codeOf(error))

function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code ?? (cause ? codeOf(cause) : '')
}

function reasonOf(error: unknown): string {
  const { cause, code, message } = error as { cause?: unknown; code?: string; message?: string }
  // Of a name with two addresses none may answer: then there is no message.
  return cause ? reasonOf(cause) : message || String(code)
}
