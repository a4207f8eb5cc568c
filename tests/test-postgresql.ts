import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/platform/database/database.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { aTemplate } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a migrated database to copy; without it, the embedded engine is tested. */
    templateDatabase?: string
  }
}

/** Vitest runs it once, before the tests on PostgreSQL; the databases of the run go at the end. */
export async function setup(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set')
  const { address, drop } = await aTemplate(server)
  const { db, close } = openDatabase({ connectionString: address })
  await migrate(db)
  await close()
  project.provide('templateDatabase', address)
  return drop
}
