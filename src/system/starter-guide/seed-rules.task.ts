import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { translateAgainJob } from '../../gathering/storing/translate-again.task.ts'
import { startJob } from '../../office/jobs/job.queries.ts'
import { enterEntries } from './ledger.queries.ts'
import type { Seeding } from './seed-once.task.ts'

/** All code that says what a stored record means. */
const folders = [
  ...['gathering/candidates', 'gathering/merging', 'gathering/providers', 'gathering/storing'],
  ...['guide/art', 'guide/facts', 'guide/fun-types', 'guide/places', 'guide/seasons'],
]

/** Of a guide that an older version filled: a job that reads its stored records again by the rules of this one. */
export async function seedRules({ db, seeded }: Seeding, digest?: string): Promise<void> {
  const content = digest ?? (await digestOfRules())
  if (seeded.get('rules') === content) return
  await db.transaction(async (tx) => {
    const { added, renewed } = await enterEntries(tx, [{ key: 'rules', content }])
    const isFresh = seeded.size === 0
    if (renewed.size > 0 || (added.size > 0 && !isFresh))
      await startJob(tx, { kind: translateAgainJob, input: {}, startedBy: null })
  })
}

// Of the files as they are: no developer can forget it, and a scan too many costs little.
async function digestOfRules(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const root = new URL(`../../${folder}/`, import.meta.url)
    const names = (await readdir(root, { recursive: true })).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    for (const name of names.toSorted()) hash.update(name).update(await readFile(new URL(name, root)))
  }
  return hash.digest('base64url')
}
