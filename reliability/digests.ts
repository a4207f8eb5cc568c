import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Digests } from '../tests/row-digests.ts'

/** Of the pictures that rows name; others wait for their removal, and are not taken along. */
export async function fileDigests(folder: string, named: readonly string[]): Promise<Digests> {
  const digests: Digests = new Map()
  for (const path of named) {
    const bytes = await readFile(join(folder, path)).catch(() => undefined)
    if (bytes) digests.set(path, { digest: createHash('sha256').update(bytes).digest('hex'), count: 1 })
  }
  return digests
}

export const differing = (one: Digests, other: Digests): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (name) => one.get(name)?.digest !== other.get(name)?.digest,
  )

export const sumOf = (digests: Digests): number =>
  [...digests.values()].reduce((sum, { count }) => sum + count, 0)
