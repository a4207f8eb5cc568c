import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the guide runs, as `npm start` runs it on a fresh machine. */
    siteUrl: string
    /** Its DATA_DIR: commands that are given it reach the running guide's database. */
    dataDir: string
  }
}

/** Starts the guide once for all journeys, with a fresh embedded database and the starter guide in it. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'journeys-'))
  const port = await freePort()
  const env = {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'info',
    SITE_ORIGIN: '',
  }
  const server = spawn(process.execPath, ['src/commands/start.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await lineWith('the guide is open', server.stdout)
  server.stdout.resume()
  project.provide('siteUrl', `http://127.0.0.1:${port}`)
  project.provide('dataDir', dataDir)
  return async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function lineWith(text: string, stream: NodeJS.ReadableStream) {
  const lines = createInterface({ input: stream })
  for await (const line of lines) if (line.includes(text)) return
  throw new Error(`The server ended before it said '${text}'`)
}
