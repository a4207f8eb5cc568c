import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import packageJson from '../../package.json' with { type: 'json' }

export type Guide = {
  url: string
  dataDir: string
  pid: number
  /** Asks it to end, as a container's host does; the exit code, null when it had to be killed. */
  stop(): Promise<number | null>
  /** Ends it in the middle of what it does; its folder stays. */
  kill(): Promise<void>
}

/**
 * Starts the guide as `npm start` does, and waits until it is open. Without DATA_DIR it is as on a fresh machine, and what
 * it stored goes with it. `onLine` gets each line of its log; `folder` holds another copy of the guide.
 */
export async function startGuide(
  settings: Record<string, string> = {},
  onLine: (line: string) => void = () => undefined,
  folder?: string,
): Promise<Guide> {
  const dataDir = settings.DATA_DIR ?? (await aFolder())
  const port = await freePort()
  const server = spawnGuide(
    { PORT: String(port), LOG_LEVEL: 'info', ...settings, DATA_DIR: dataDir },
    'inherit',
    folder,
  )
  const ended = once(server, 'exit')
  await lineWith('the guide is open', server, onLine)
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    pid: server.pid as number,
    stop: async () => {
      server.kill('SIGTERM')
      const [code] = await ended
      if (!settings.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
      return code
    },
    kill: async () => {
      server.kill('SIGKILL')
      await ended
    },
  }
}

export const aFolder = () => mkdtemp(join(tmpdir(), 'journeys-'))

/** A start that is expected to fail: its exit code and what it said; null for one that goes on for a minute. */
export async function failingStart(settings: Record<string, string>, folder?: string) {
  const server = spawnGuide(
    { PORT: String(await freePort()), LOG_LEVEL: 'info', ...settings },
    'pipe',
    folder,
  )
  server.stdout?.resume()
  const patience = setTimeout(() => server.kill('SIGKILL'), 60_000)
  const [said, [code]] = await Promise.all([
    text(server.stderr as NodeJS.ReadableStream),
    once(server, 'exit'),
  ])
  clearTimeout(patience)
  return { code: code as number | null, said }
}

/** As `npm start` runs it. */
const startArguments = packageJson.scripts.start.split(' ').slice(1)

function spawnGuide(
  settings: Record<string, string>,
  stderr: 'inherit' | 'pipe',
  cwd?: string,
): ChildProcess {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    SITE_ORIGIN: '',
    SITE_LOGO_URL: '',
    NODE_ENV: 'production',
    // It asks nobody by itself.
    READ_WEBSITES: 'off',
    FIND_NEARBY: 'off',
    FIND_PHOTOS: 'off',
    ...settings,
  }
  const guide = spawn(process.execPath, startArguments, {
    ...{ env, cwd, stdio: ['ignore', 'pipe', stderr] },
  })
  running.add(guide)
  return guide.once('exit', () => running.delete(guide))
}

/** None outlives who started it, also where that one fails before it ends them. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const guide of running) guide.kill('SIGKILL')
})

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

function lineWith(words: string, { stdout }: ChildProcess, onLine: (line: string) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  createInterface({ input: stdout as NodeJS.ReadableStream })
    .on('line', (line) => {
      onLine(line)
      if (line.includes(words)) resolve()
    })
    .on('close', () => reject(new Error(`The server ended before it said '${words}'`)))
  return promise
}
