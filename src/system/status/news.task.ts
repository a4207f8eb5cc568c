import { readFile } from 'node:fs/promises'
import { newsOf } from './news.ts'
import type { Status } from './status.schema.ts'

/** The version that runs, and what is new in it; without the files of the product, as in a copy of parts of it, unknown. */
export async function readNews(): Promise<Pick<Status, 'version' | 'news'>> {
  const [description, changelog] = await Promise.all([textOf('package.json'), textOf('CHANGELOG.md')])
  const version: unknown = description === '' ? undefined : JSON.parse(description).version
  return { version: typeof version === 'string' ? version : 'unknown', news: newsOf(changelog) }
}

const textOf = (name: string) =>
  readFile(new URL(`../../../${name}`, import.meta.url), 'utf8').catch(() => '')
