import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { aFolder, startGuide } from '../guides/guide-process.ts'
import { unpackBrowser } from './launch-browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the guide runs, as `npm start` runs it on a fresh machine. */
    siteUrl: string
    /** A DATA_DIR with the starter guide in it. */
    seededDir: string
    /** Its DATA_DIR: commands that are given it reach the running guide's database. */
    dataDir: string
    /** Its process. */
    sitePid: number
  }
}

/** Starts the guide once for all journeys, with a fresh embedded database and the starter guide in it. */
export async function setup(project: TestProject) {
  const [guide, seededDir] = await Promise.all([startGuide(), seed(), unpackBrowser()])
  project.provide('seededDir', seededDir)
  project.provide('siteUrl', guide.url)
  project.provide('dataDir', guide.dataDir)
  project.provide('sitePid', guide.pid)
  return async () => {
    await guide.stop()
    await rm(seededDir, { recursive: true, force: true })
  }
}

async function seed(): Promise<string> {
  const folder = await aFolder()
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder }
  await promisify(execFile)(process.execPath, ['src/commands/seed.ts'], { env })
  // It held the command's socket, which is no file to copy.
  await rm(join(folder, 'run'), { recursive: true })
  return folder
}
