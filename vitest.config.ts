import { defineConfig } from 'vitest/config'

const server = process.env.TEST_DATABASE_URL
const shared = { pool: 'forks' as const, isolate: false, testTimeout: 60_000, hookTimeout: 60_000 }

const onPostgresql = {
  test: {
    ...shared,
    name: 'postgresql',
    include: ['src/**/*.db.test.{ts,tsx}', 'tests/engines/**/*.db.test.ts'],
    globalSetup: ['tests/test-postgresql.ts'],
  },
}

export default defineConfig({
  test: {
    reporters: ['default', ...(server ? [] : [{ onTestRunEnd: sayWhatDidNotRun }])],
    projects: [
      {
        test: {
          ...shared,
          name: 'embedded',
          include: ['src/**/*.test.{ts,tsx}', 'tests/engines/**/*.test.ts'],
        },
      },
      ...(server ? [onPostgresql] : []),
      {
        test: {
          ...shared,
          name: 'browser',
          // After the others: some of those hold the server to a time, which a browser beside them would spoil.
          sequence: { groupOrder: 1 },
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
