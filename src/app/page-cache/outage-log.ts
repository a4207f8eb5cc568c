import type { Log } from '../../platform/log/log.ts'
import type { Found } from './page-cache.ts'

/** Notes once when pages begin to be sent as they were, and once when that is over, with their number. */
export function outageLog(log: Log): (found: Found, address: string) => void {
  let pages = 0
  return ({ page, age }, address) => {
    if (age) {
      pages++
      const renderedAt = new Date(age.renderedAt).toISOString()
      if (pages === 1)
        log.warn({ address, renderedAt }, 'the database does not answer: kept pages are sent as they were')
    } else if (pages > 0 && page.isWhole) {
      log.info({ pages }, 'pages are up to date again; so many were sent as they were')
      pages = 0
    }
  }
}
