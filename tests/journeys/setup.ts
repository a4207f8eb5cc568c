import { execFile } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { aFolder, startGuide } from '../guides/guide-process.ts'
import { unpackBrowser } from './launch-browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the guide runs, as `npm start` runs it. */
    siteUrl: string
    /** A DATA_DIR with the starter guide in it, its hours reckoned. */
    seededDir: string
    /** That of the running guide: commands that are given it reach its database. */
    dataDir: string
    /** Its process. */
    sitePid: number
  }
}

/** Starts the guide once for all journeys, with an embedded database of its own and the starter guide in it. */
export async function setup(project: TestProject) {
  const [seededDir] = await Promise.all([aSettledGuide(), unpackBrowser()])
  const dataDir = await aFolder()
  await cp(seededDir, dataDir, { recursive: true })
  const guide = await startGuide({ DATA_DIR: dataDir })
  project.provide('seededDir', seededDir)
  project.provide('siteUrl', guide.url)
  project.provide('dataDir', dataDir)
  project.provide('sitePid', guide.pid)
  return async () => {
    await guide.stop()
    for (const folder of [dataDir, seededDir]) await rm(folder, { recursive: true, force: true })
  }
}

async function aSettledGuide(): Promise<string> {
  const folder = await aFolder()
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder }
  await promisify(execFile)(process.execPath, ['tests/guides/settle-guide.ts'], { env })
  // It held the process's socket, which is no file to copy.
  await rm(join(folder, 'run'), { recursive: true })
  return folder
}
