import { parseArgs } from 'node:util'
import { jobKinds } from '../app/job-kinds.ts'
import { siteStore } from '../office/files/site-store.task.ts'
import { storedFiles } from '../office/files/stored-files.task.ts'
import type { Database } from '../platform/database/database.ts'
import { requireNewest } from '../platform/database/migrate.ts'
import { log } from '../platform/log/log.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { checkArchives } from '../system/doctor/archives.task.ts'
import { checkCounts } from '../system/doctor/drifted-counts.queries.ts'
import { checkRights } from '../system/doctor/file-rights.task.ts'
import type { Check } from '../system/doctor/finding.ts'
import { checkLetterRules } from '../system/doctor/letter-rules.queries.ts'
import { checkDistances } from '../system/doctor/missing-distances.task.ts'
import { checkOwnCare } from '../system/doctor/own-care.queries.ts'
import { checkPictures } from '../system/doctor/picture-files.task.ts'
import { runChecks } from '../system/doctor/run-checks.ts'
import { checkJobs } from '../system/doctor/stuck-jobs.queries.ts'
import { checkKeys } from '../system/doctor/unreadable-keys.queries.ts'
import { onGuide } from './on-database.ts'
import { runCommand } from './run-command.ts'

/** `npm run doctor [-- --dry-run]`, while the guide runs or not. */
await runCommand(async (settings) => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  const isDryRun = values['dry-run']
  await onGuide(settings, async (db, engine) => {
    await requireNewest(db)
    const say = (line: string) => console.log(line)
    const own: [string, Check][] = engine.kind === 'postgresql' ? [['Care of tables', checkOwnCare(db)]] : []
    const left = await runChecks([...own, ...checksOf(db, settings)], { isDryRun, say })
    if (left > 0) process.exitCode = 1
  })
})

// A declaration: what stands above runs before a constant of this file has its value.
function checksOf(db: Database, settings: Settings): [string, Check][] {
  return [
    ['Rights of files', checkRights(settings.DATA_DIR)],
    [
      'Stuck jobs',
      checkJobs(
        db,
        jobKinds({ db, log, settings }).map(({ kind }) => kind),
      ),
    ],
    ['Missing distances', checkDistances(db)],
    ['Kept numbers', checkCounts(db)],
    ['Rules of letters', checkLetterRules(db)],
    [
      'Files of pictures',
      checkPictures({ db, store: siteStore(settings), files: () => storedFiles(settings) }),
    ],
    ['Place of back-ups', checkArchives(settings)],
    ['Stored keys', checkKeys(db, settings)],
  ]
}
