import { isDatabaseAway, isDatabaseBusy, troubleLine } from '../../platform/database/database-away.ts'
import type { Log } from '../../platform/log/log.ts'

/** Tells of the trouble that long work has with the database: of an outage once, however many workers meet it, and of its end. */
export function queueTrouble(log: Pick<Log, 'info' | 'warn'>) {
  let isOut = false
  return {
    tell: (error: unknown, message: string, fields: object = {}) => {
      const isOutage = isDatabaseAway(error) || isDatabaseBusy(error)
      if (isOutage && isOut) return
      isOut ||= isOutage
      log.warn({ ...fields, ...troubleLine(error) }, message)
    },
    end: () => {
      if (isOut) log.info('the job queue reaches the database again')
      isOut = false
    },
  }
}
