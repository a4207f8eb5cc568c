import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/**
 * Optimising PostgreSQL's parser takes V8 600 MB after a few queries, the whole of PostgreSQL 900 MB; what is compiled once
 * and plainly is fast enough.
 */
const flags = ['--liftoff-only', '--max-old-space-size=128', '--max-semi-space-size=8']

/** Starts one of this folder's programs with little memory and nothing of ours: the settings are full of secrets. */
export function startLeanProcess(program: URL, args: readonly string[] = []): ChildProcess {
  // An authority of the owner's own vouches for a database elsewhere.
  const { NODE_EXTRA_CA_CERTS } = process.env
  return fork(fileURLToPath(program), args, {
    execArgv: flags,
    env: NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS } : {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** Resolves when it is gone, whatever it was doing. */
export async function endProcess(child: ChildProcess): Promise<void> {
  const isGone = child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  if (isGone) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}
