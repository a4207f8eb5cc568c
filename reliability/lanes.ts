import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Outcome, RunOptions } from './experiment.ts'

const command = fileURLToPath(new URL('../src/commands/reliability.ts', import.meta.url))

/** An experiment takes the seeds that follow on its own for its parts. */
const seedsApart = 1000

/** Enough for why a lane ended before it could say what came of it. */
const mostLastWords = 4000

type Run = RunOptions & { name: string }

/** The rounds divided among so many processes, each with a seed of its own: starts and queries of one leave room for others. */
export async function runInLanes(run: Run, lanes: number): Promise<Outcome> {
  const outcomes = await Promise.all(
    Array.from({ length: lanes }, (_, lane) => {
      const rounds = Math.floor(run.rounds / lanes) + (lane < run.rounds % lanes ? 1 : 0)
      return runLane({ ...run, rounds, seed: run.seed + lane * seedsApart })
    }),
  )
  return {
    counts: merged(
      outcomes.map(({ counts }) => counts),
      (one, other) => one + other,
    ),
    largest: merged(
      outcomes.map(({ largest = {} }) => largest),
      Math.max,
    ),
    faults: outcomes.flatMap(({ faults }) => faults),
  }
}

async function runLane({ name, engine, server, rounds, seed, until }: Run): Promise<Outcome> {
  const args = [name, '--engine', engine, '--rounds', String(rounds), '--seed', String(seed), '--short']
  if (Number.isFinite(until)) args.push('--minutes', String(Math.ceil((until - Date.now()) / 60_000)))
  const env = { ...process.env, TEST_DATABASE_URL: server }
  const child = fork(command, args, { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let lastWords = ''
  child.stderr?.on('data', (text) => {
    process.stderr.write(text)
    lastWords = (lastWords + text).slice(-mostLastWords)
  })
  const ended = once(child, 'close').then(([code, signal]) => [
    { counts: {}, faults: [`The lane of seed ${seed} ended with ${code ?? signal}: ${lastWords}`] },
  ])
  const [outcome] = await Promise.race([once(child, 'message'), ended])
  return outcome as Outcome
}

function merged(
  all: Record<string, number>[],
  merge: (one: number, other: number) => number,
): Record<string, number> {
  const result: Record<string, number> = {}
  for (const [name, count] of all.flatMap(Object.entries<number>))
    result[name] = name in result ? merge(result[name] ?? 0, count) : count
  return result
}
