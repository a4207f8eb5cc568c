import { digestOfRules } from '../../gathering/storing/rules-digest.task.ts'
import { translateAgainJob } from '../../gathering/storing/translate-again.task.ts'
import { cancelJob, findOpenJobs, startJob } from '../../office/jobs/job.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import { enterEntries } from './ledger.queries.ts'
import type { Seeding } from './seed-once.task.ts'

/** Of a guide that an older version filled: a job that reads its stored records again by the rules of this one. */
export async function seedRules({ db, seeded }: Seeding, digest?: string): Promise<void> {
  const content = digest ?? (await digestOfRules())
  if (seeded.get('rules') === content) return
  await cancelOthers(db)
  await db.transaction(async (tx) => {
    const { added, renewed } = await enterEntries(tx, [{ key: 'rules', content }])
    const isFresh = seeded.size === 0
    if (renewed.size > 0 || (added.size > 0 && !isFresh))
      await startJob(tx, { kind: translateAgainJob, input: { rules: content }, startedBy: null })
  })
}

/** What another version has begun is of no use any more, and waits for one that may be gone. */
async function cancelOthers(db: Database): Promise<void> {
  for (const { id, kind } of await findOpenJobs(db)) if (kind === translateAgainJob) await cancelJob(db, id)
}
