import type { TestProject } from 'vitest/node'
import { startGuide } from './guide-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the guide runs, as `npm start` runs it on a fresh machine. */
    siteUrl: string
    /** Its DATA_DIR: commands that are given it reach the running guide's database. */
    dataDir: string
    /** Its process. */
    sitePid: number
  }
}

/** Starts the guide once for all journeys, with a fresh embedded database and the starter guide in it. */
export async function setup(project: TestProject) {
  const guide = await startGuide()
  project.provide('siteUrl', guide.url)
  project.provide('dataDir', guide.dataDir)
  project.provide('sitePid', guide.pid)
  return async () => {
    await guide.stop()
  }
}
