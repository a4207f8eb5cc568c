import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

const server = process.env.TEST_DATABASE_URL
const shared = {
  pool: 'forks' as const,
  // Servers under test ask nobody by themselves.
  env: { READ_WEBSITES: 'off', FIND_NEARBY: 'off', FIND_PHOTOS: 'off' },
  isolate: false,
  // Of a worker's files none leaves another a `fetch` of its own.
  unstubGlobals: true,
  // Ends what hangs: a busy machine takes minutes for what takes a quiet one seconds.
  testTimeout: 400_000,
  hookTimeout: 400_000,
  // What a test waits for comes, late on a busy machine: one second, as Vitest has it, is a bet on its load. No test has a time of its own
  // below these.
  expect: { poll: { timeout: 60_000 } },
}

/** One after the other, and each with more workers than the machine has cores: they wait for databases, those of the source most. */
const groups = {
  journeys: { sequence: { groupOrder: 0 }, maxWorkers: 3 },
  source: { sequence: { groupOrder: 1 }, maxWorkers: 4 },
  // After all else: some hold a server to a time.
  engines: { sequence: { groupOrder: 2 }, maxWorkers: 3 },
}

const onPostgresql = {
  test: {
    ...shared,
    ...groups.source,
    name: 'postgresql',
    include: ['src/**/*.db.test.{ts,tsx}', 'tests/engines/**/*.db.test.ts'],
    globalSetup: ['tests/test-postgresql.ts'],
  },
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', ...(server ? [] : [{ onTestRunEnd: sayWhatDidNotRun }])],
    projects: [
      {
        test: {
          ...shared,
          ...groups.source,
          name: 'embedded',
          include: ['src/**/*.test.{ts,tsx}'],
          // What no engine can change runs on one, and PostgreSQL is the quicker.
          exclude: server ? ['src/**/*.either.db.test.ts'] : [],
        },
      },
      {
        test: {
          ...shared,
          ...groups.engines,
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
        },
      },
      ...(server ? [onPostgresql] : []),
      {
        test: {
          ...shared,
          ...groups.journeys,
          name: 'browser',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['tests/journeys/setup.ts'],
        },
      },
    ],
  },
})

function sayWhatDidNotRun() {
  console.log('\nOnly the embedded engine was tested: set TEST_DATABASE_URL to test PostgreSQL too.')
}
