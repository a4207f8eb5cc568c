import { pino } from 'pino'

/** One JSON line per event on standard output; the start sets `log.level` from the settings. */
export const log = pino({
  level: 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  redact: {
    paths: ['password', 'authorization', 'cookie', 'secret', 'token', 'apiKey', 'connectionString'].flatMap(
      (name) => [name, `*.${name}`, `*.headers.${name}`],
    ),
    censor: '[hidden]',
  },
})

export type Log = typeof log
