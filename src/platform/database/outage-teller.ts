import type { Log } from '../log/log.ts'
import { isDatabaseAway, isDatabaseBusy, troubleLine } from './database-away.ts'

/** Tells of the trouble that work has with the database: of an outage once, however often it is met, and of its end. */
export function outageTeller(log: Pick<Log, 'info' | 'warn'>, isBack: string) {
  let isOut = false
  return {
    tell: (error: unknown, message: string, fields: object = {}) => {
      const isOutage = isDatabaseAway(error) || isDatabaseBusy(error)
      if (isOutage && isOut) return
      isOut ||= isOutage
      log.warn({ ...fields, ...troubleLine(error) }, message)
    },
    end: () => {
      if (isOut) log.info(isBack)
      isOut = false
    },
  }
}
