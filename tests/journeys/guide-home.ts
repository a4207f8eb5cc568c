import { cp, rm } from 'node:fs/promises'
import { inject, onTestFinished } from 'vitest'
import { aFolder } from '../guides/guide-process.ts'
import { copyOf, dropCopy } from '../template-database.ts'

/** Where a guide keeps what it has, as settings. Without DATABASE_URL its database is the embedded one in the folder. */
export type Home = { DATA_DIR: string; DATABASE_URL: string }

export async function aCopyOf({ DATA_DIR, DATABASE_URL }: Home) {
  const home = { DATA_DIR: await aFolder(), DATABASE_URL: DATABASE_URL && (await copyOf(DATABASE_URL)) }
  await cp(DATA_DIR, home.DATA_DIR, { recursive: true })
  const remove = async () => {
    if (home.DATABASE_URL) await dropCopy(home.DATABASE_URL)
    await rm(home.DATA_DIR, { recursive: true, force: true })
  }
  return { home, remove }
}

/** A home with the starter guide in it, gone after the test: filling an empty one takes most of a first start. */
export async function aSeededHome(): Promise<Home> {
  const { home, remove } = await aCopyOf(inject('seededHome'))
  onTestFinished(remove)
  return home
}
