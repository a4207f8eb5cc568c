import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'

export type Guide = {
  url: string
  dataDir: string
  pid: number
  /** Asks it to end, as a container's host does; the exit code, null when it had to be killed. */
  stop(): Promise<number | null>
}

/**
 * Starts the guide as `npm start` does, and waits until it is open. Without DATA_DIR it is as on a fresh machine, and what
 * it stored goes with it.
 */
export async function startGuide(settings: Record<string, string> = {}): Promise<Guide> {
  const dataDir = settings.DATA_DIR ?? (await aFolder())
  const port = await freePort()
  const server = spawnGuide(
    { PORT: String(port), LOG_LEVEL: 'info', ...settings, DATA_DIR: dataDir },
    'inherit',
  )
  await lineWith('the guide is open', server)
  server.stdout?.resume()
  const ended = once(server, 'exit')
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
  }
}

export const aFolder = () => mkdtemp(join(tmpdir(), 'journeys-'))

/** A start that is expected to fail: its exit code and what it said. */
export async function failingStart(settings: Record<string, string>) {
  const server = spawnGuide({ PORT: String(await freePort()), LOG_LEVEL: 'info', ...settings }, 'pipe')
  const [said, [code]] = await Promise.all([
    text(server.stderr as NodeJS.ReadableStream),
    once(server, 'exit'),
  ])
  return { code: code as number | null, said }
}

function spawnGuide(settings: Record<string, string>, stderr: 'inherit' | 'pipe'): ChildProcess {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    SITE_ORIGIN: '',
    SITE_LOGO_URL: '',
    NODE_ENV: 'production',
    ...settings,
  }
  return spawn(process.execPath, ['src/commands/start.ts'], { env, stdio: ['ignore', 'pipe', stderr] })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function lineWith(words: string, { stdout }: ChildProcess) {
  for await (const line of createInterface({ input: stdout as NodeJS.ReadableStream })) {
    if (line.includes(words)) return
  }
  throw new Error(`The server ended before it said '${words}'`)
}
