import { askService } from '../../src/outgoing/ask-service.provider.ts'
import type { Clock } from '../../src/outgoing/clock.ts'
import type { Ask, Service } from '../../src/outgoing/service.ts'
import type { Database } from '../../src/platform/database.ts'
import { log } from '../../src/platform/log.ts'
import { readSettings } from '../../src/platform/settings.ts'

/** Asks as the server does, but for the waits, which pass at once and are noted. */
export function localAsk(db: Database, service: Service): { ask: Ask; waitsMs: number[] } {
  const waitsMs: number[] = []
  const clock: Clock = {
    wait: async (ms, signal) => {
      signal?.throwIfAborted()
      waitsMs.push(ms)
    },
    deadline: () => ({ signal: new AbortController().signal, clear: () => {} }),
    random: () => 0,
  }
  const settings = readSettings({ SITE_ORIGIN: 'https://guide.example' })
  return { ask: askService({ db, log, settings, clock }, service), waitsMs }
}
