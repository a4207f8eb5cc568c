import { pino } from 'pino'
import { LogOutput } from './log-output.ts'

// What a statement was given is what people sent, secrets among it. In texts it ends where the stack goes on.
const parameters = /\nparams: [\s\S]*?(?=\n {4}at |\ncaused by: |$)/g

/** An error as its log line has it. */
export function errorLine(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { params: _, ...line } = pino.stdSerializers.err(error)
  const cause = error.cause instanceof Error ? `: ${error.cause.message.replace(parameters, '')}` : ''
  return {
    ...line,
    message: error.message.replace(parameters, '') + cause,
    stack: line.stack.replace(parameters, ''),
  }
}

/** One JSON line per event on standard output; the start sets `log.level` from the settings. */
export const log = pino(
  {
    level: 'info',
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorLine },
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['password', 'authorization', 'cookie', 'secret', 'token', 'apiKey', 'connectionString'].flatMap(
        (name) => [name, `*.${name}`, `*.headers.${name}`],
      ),
      censor: '[hidden]',
    },
  },
  standardOutput(),
)

export type Log = typeof log

function standardOutput() {
  // To look at it makes a pipe or socket one that does not block.
  const { fd } = process.stdout
  const output = new LogOutput({ fd: fd ?? 1 })
  process.once('exit', () => output.close())
  return output
}
