import { defineConfig } from 'vitest/config'

const server = process.env.TEST_DATABASE_URL

// The tests of one area; on PostgreSQL where there is one, since opening the embedded database takes seconds.
export default defineConfig({
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(','),
    isolate: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    globalSetup: server ? ['tests/test-postgresql.ts'] : [],
  },
})
