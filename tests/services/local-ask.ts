import { askService } from '../../src/outgoing/ask-service.provider.ts'
import type { Ask, Service } from '../../src/outgoing/service.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { log } from '../../src/platform/log/log.ts'
import { readSettings } from '../../src/platform/settings/settings.ts'
import { testClock } from './test-clock.ts'

/** Asks as the server does, but for the waits, which pass at once and are noted. */
export function localAsk(db: Database, service: Service): { ask: Ask; waitsMs: number[] } {
  const clock = testClock(db)
  const settings = readSettings({ SITE_ORIGIN: 'https://guide.example' })
  return { ask: askService({ db, log, settings, clock }, service), waitsMs: clock.waits }
}
