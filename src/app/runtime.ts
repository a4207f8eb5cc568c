import type { HoursChecker } from '../guide/opening-hours/reckoning/hours-checker.task.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log/log.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { DatabaseViewer } from '../system/database-viewer/database-viewer.task.ts'

/**
 * `table` is the one that changed; undefined when anything may have, unheard. `tags`, of a change of places, say where
 * (`shown-places.ts`); without them it concerns everything.
 */
export type ContentListener = (table?: string, tags?: ReadonlySet<string>) => void

/** What a command sets up once per process and the site is built around. */
export type Runtime = {
  db: Database
  /** The same database for what somebody waits for: it answers, or fails, within seconds. */
  quickDb: Database
  /** For what visitors read: as `quickDb`, but replicas answer where there are some. */
  readDb: Database
  /** Whether the database did not answer a moment ago: away, or busy with others' work. */
  isDatabaseSilent: () => boolean
  log: Log
  settings: Settings
  /** Runs what admins ask in the SQL tab. */
  viewer: DatabaseViewer
  /** Reads the opening hours that editors type. */
  hoursChecker: HoursChecker
  /** Calls back on every change of public content, whoever made it; returns how to stop. */
  onContentChange: (listener: ContentListener) => () => void
  /** Resolves when listeners have been called for all that was changed until now. */
  heardAll: () => Promise<void>
  /** Aborted when the process is about to end: what would stay open for long closes. */
  stopping: AbortSignal
}
