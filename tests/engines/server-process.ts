import { keepSiteJobs } from '../../src/commands/keep-site-jobs.ts'
import { openPreparedRuntime } from '../../src/commands/prepared-runtime.ts'
import { log } from '../../src/platform/log/log.ts'
import { readSettings } from '../../src/platform/settings/settings.ts'

/** A server as the settings say, without its pages: it prepares the database, says 'open' and does long work. */
log.level = 'silent'
keepSiteJobs(await openPreparedRuntime(readSettings()))
console.log('open')
