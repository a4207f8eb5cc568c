import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../guides/guide-process.ts'

/** Where the newest PostgreSQL's own programs lie; undefined where none is installed. */
const binaries = globSync('/usr/lib/postgresql/*/bin')
  .toSorted((a, b) => versionIn(a) - versionIn(b))
  .at(-1)

export const hasServerPrograms = binaries !== undefined

/** A PostgreSQL server of a test's own. */
export type StreamingServer = {
  url: string
  set(name: string, value: string): Promise<void>
  /** Whether a statement had these words, or was given them, since `log_statement` was set to all. */
  wasAsked(words: string): boolean
  /** The first column of the first row. */
  value(statement: string): Promise<unknown>
  stop(): Promise<void>
  start(): Promise<void>
}

/** A primary and its streaming replica, without a password and on loopback; the result's `remove` ends both. */
export async function streamingServers() {
  const folder = await mkdtemp(join(tmpdir(), 'streaming-'))
  if (owner) await chown(folder, owner.uid, owner.gid)
  const data = (name: string) => join(folder, name)
  run('initdb', ['-D', data('primary'), '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8'])
  const primary = await serverIn(data('primary'), folder)
  await primary.start()
  const copy = ['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast', '--no-sync']
  run('pg_basebackup', ['-D', data('replica'), '-d', primary.url, ...copy])
  const replica = await serverIn(data('replica'), folder)
  await replica.start()
  return {
    primary,
    replica,
    remove: async () => {
      await replica.stop()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function serverIn(dataFolder: string, socketFolder: string): Promise<StreamingServer> {
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server: ChildProcess | undefined
  let noted = ''
  const value = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' })
      return rows[0]?.[0]
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  return {
    url,
    value,
    set: async (name, setting) => {
      await value(`alter system set ${name} = '${setting}'`)
      await value('select pg_reload_conf()')
    },
    wasAsked: (words) => noted.includes(words),
    start: async () => {
      const options = [...settings, `port=${port}`, `unix_socket_directories=${socketFolder}`]
      const given = options.flatMap((option) => ['-c', option])
      const [program, ...args] = asOwner('postgres', ['-D', dataFolder, ...given])
      const started = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
      running.add(started)
      started.once('exit', () => running.delete(started))
      started.stderr.setEncoding('utf8').on('data', (text: string) => {
        noted += text
      })
      server = started
      while (!(await value('select 1').catch(() => undefined))) {
        if (started.exitCode !== null) throw new Error(`PostgreSQL did not start: ${noted}`)
        await wait(20)
      }
    },
    stop: async () => {
      if (!server || server.exitCode !== null) return
      const ended = once(server, 'exit')
      // At once: connections are ended, and nothing is written.
      server.kill('SIGQUIT')
      await ended
    },
  }
}

const settings = ['listen_addresses=127.0.0.1', 'fsync=off', 'shared_buffers=32MB', 'autovacuum=off']

/** PostgreSQL does not run as root. */
const owner = process.getuid?.() === 0 && binaries ? { uid: idOf('-u'), gid: idOf('-g') } : undefined

function asOwner(program: string, args: string[]): [string, ...string[]] {
  const path = join(binaries ?? '', program)
  if (!owner) return [path, ...args]
  return ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups', path, ...args]
}

function run(program: string, args: string[]) {
  const [path, ...rest] = asOwner(program, args)
  execFileSync(path, rest, { cwd: tmpdir(), stdio: 'pipe' })
}

function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
}

function versionIn(path: string): number {
  return Number(path.split('/').at(-2))
}

/** None outlives who started it. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const server of running) server.kill('SIGQUIT')
})
