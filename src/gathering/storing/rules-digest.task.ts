import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { madeOnce } from '../../platform/made-once.ts'

/** All code that says what a stored record means. */
const folders = [
  ...['gathering/candidates', 'gathering/merging', 'gathering/providers', 'gathering/storing'],
  ...['guide/art', 'guide/facts', 'guide/fun-types', 'guide/places', 'guide/seasons'],
]

/**
 * By which rules this process reads records: of the files as they were when it started, so that no developer can forget it; a scan too
 * many costs little.
 */
export const digestOfRules = madeOnce(async () => {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const root = new URL(`../../${folder}/`, import.meta.url)
    const names = (await readdir(root, { recursive: true })).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    for (const name of names.toSorted()) hash.update(name).update(await readFile(new URL(name, root)))
  }
  return hash.digest('base64url')
})
