import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { aFolder, startGuide } from '../guides/guide-process.ts'
import { aTemplate } from '../template-database.ts'
import { aCopyOf, type Home } from './guide-home.ts'
import { unpackBrowser } from './launch-browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the guide runs, as `npm start` runs it. */
    siteUrl: string
    /** What guides of tests' own are copies of: the starter guide, its hours reckoned. */
    seededHome: Home
    /** That of the running guide: commands that are given it reach its database. */
    home: Home
  }
}

/** Starts the guide once for all journeys, with a database of its own and the starter guide in it. */
export async function setup(project: TestProject) {
  const [seeded] = await Promise.all([aSettledHome(), unpackBrowser()])
  const { home, remove } = await aCopyOf(seeded.home)
  const guide = await startGuide(home)
  project.provide('seededHome', seeded.home)
  project.provide('siteUrl', guide.url)
  project.provide('home', home)
  return async () => {
    await guide.stop()
    await remove()
    await seeded.remove()
  }
}

/** On PostgreSQL where there is one: there a guide starts and answers with half of the embedded engine's processor time. */
async function aSettledHome() {
  const server = process.env.TEST_DATABASE_URL
  const template = server ? await aTemplate(server) : undefined
  const home = { DATA_DIR: await aFolder(), DATABASE_URL: template?.address ?? '' }
  const env = { ...process.env, ...home }
  await promisify(execFile)(process.execPath, ['tests/guides/settle-guide.ts'], { env })
  // An embedded database held the process's socket, which is no file to copy.
  await rm(join(home.DATA_DIR, 'run'), { recursive: true, force: true })
  const remove = async () => {
    await template?.drop()
    await rm(home.DATA_DIR, { recursive: true, force: true })
  }
  return { home, remove }
}
