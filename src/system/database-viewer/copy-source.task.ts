import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../platform/database/database.ts'
import { log } from '../../platform/log/log.ts'
import { type CopyPlace, makeCopyFolder, removeLeftCopies } from './copy-folder.task.ts'
import { breakSeal, sealCopy } from './copy-seal.task.ts'
import { bytesPerPart, hintsOfChange, sizeOfTables } from './copy-source.queries.ts'
import { endsWithin } from './one-at-a-time.ts'
import { QueryRunner, QueryStopped } from './query-runner.task.ts'
import { type Copy, keyOf, refreshCopy } from './refresh-copy.task.ts'
import { listShownColumns } from './shown-columns.queries.ts'
import { shownTables } from './shown-tables.ts'
import type { ViewerReady } from './viewer-message.ts'
import type { QueryOutcome, ViewerSource } from './viewer-source.task.ts'

type Options = {
  /** Where the copy lies, and is kept up to date while it is in use; without it, in memory, and made when asked. */
  place: CopyPlace | undefined
  /** Nobody but this process's session writes, as on the embedded engine. */
  isAlone: boolean
  /** What to do where the guide is too large for a copy. */
  remedy: string
}

/** Of all shown tables, in bytes: of more even the marks could not be read in time. About 300,000 places. */
const mostBytes = 500 * 2 ** 20

export async function openCopy(db: Database, options: Options): Promise<ViewerSource> {
  const columns = await listShownColumns(db)
  const { place, isAlone } = options
  const isKept = place && isAlone && (await breakSeal(db, place.folder, columns))
  if (place && !isAlone) await removeLeftCopies(dirname(place.folder))
  if (place && !isKept) await makeCopyFolder(place)
  const runner = new QueryRunner({ columns, on: { folder: place?.folder } })
  await runner.open()
  return new CopySource(db, { runner, columns, held: new Map() }, options)
}

class CopySource implements ViewerSource {
  readonly runner: QueryRunner
  private readonly db: Database
  private readonly copy: Copy
  private readonly options: Options
  /** By table, the hint of change at which it was found up to date. */
  private readonly found = new Map<string, string>()
  private opened: ViewerReady | undefined
  private last: Promise<unknown> = Promise.resolve()
  private asking = 0
  private isResting = false
  private hasEnded = false
  private keeping: Promise<void> | undefined
  /** In the order in which they are brought up to date: what was asked for in vain comes first. */
  private tables = Object.keys(shownTables)

  constructor(db: Database, copy: Copy, options: Options) {
    this.db = db
    this.copy = copy
    this.runner = copy.runner
    this.options = options
    if (options.place) this.keepUp()
  }

  async stands() {
    return true
  }

  async answer(tables: readonly string[], until: number, run: () => Promise<QueryOutcome>) {
    // Until the query is over nothing else is filled: it would be of another moment.
    this.asking += 1
    try {
      return (await this.whyNotReady(tables, until)) ?? (await run())
    } finally {
      this.asking -= 1
      if (this.options.place) this.keepUp()
    }
  }

  async rest() {
    this.isResting = true
    await this.keeping
    await this.runner.end()
  }

  async end() {
    // For good: a query that is still on its way must not begin the keeping again.
    this.hasEnded = true
    await this.rest()
    const { place, isAlone } = this.options
    if (!place) return
    // Where others write too, no server could tell at its next start whose history the copy is of.
    if (isAlone) await sealCopy(this.db, place.folder, this.copy.columns)
    else await rm(place.folder, { recursive: true, force: true })
  }

  private async whyNotReady(tables: readonly string[], until: number): Promise<QueryOutcome | undefined> {
    if ((await sizeOfTables(this.db, Object.keys(shownTables))) > mostBytes)
      return {
        refused: {
          message: `This guide is too large for the copy that queries run on. ${this.options.remedy}`,
        },
      }
    const left = this.refresh(tables, () => Date.now() < until)
    const parts = (await endsWithin(left, until - Date.now())) ? await left : await this.missing(tables)
    if (parts === 0) return undefined
    this.tables = [...new Set([...tables, ...this.tables])]
    const seconds = Math.ceil(parts / partsPerSecond) + 1
    const message = `The copy that queries run on is being brought up to date, for about ${seconds} s more`
    return { notReady: { message, seconds } }
  }

  /** About how many parts of these tables have never been read. */
  private async missing(tables: readonly string[]): Promise<number> {
    const there = Math.ceil((await sizeOfTables(this.db, tables)) / bytesPerPart)
    const held = [...this.copy.held.values()].filter(({ table }) => tables.includes(table))
    return Math.max(tables.length, there - held.length)
  }

  /** One after the other; how many parts are left to be read. */
  private refresh(tables: readonly string[], mayGoOn: () => boolean | Promise<boolean>): Promise<number> {
    const left = this.last.then(async () => {
      try {
        await this.open()
        return await this.refreshNow(tables, mayGoOn)
      } catch (error) {
        // A query just before had to be ended, and its process with it.
        if (error instanceof QueryStopped) return 1
        throw error
      }
    })
    this.last = left.catch(() => undefined)
    return left
  }

  private async refreshNow(tables: readonly string[], mayGoOn: () => boolean | Promise<boolean>) {
    const { isAlone } = this.options
    for (;;) {
      const hints = await hintsOfChange(this.db, isAlone)
      // Where hints may be late, they prove nothing.
      const doubtful = isAlone ? this.changed(tables, hints) : tables
      if (doubtful.length === 0) return 0
      const left = await refreshCopy(this.db, this.copy, doubtful, mayGoOn)
      if (left > 0) return left
      for (const table of doubtful) this.found.set(table, hints.get(table) ?? '')
      // Once more, since the others may have changed meanwhile.
      if (!isAlone || doubtful.length === tables.length) return 0
    }
  }

  private changed(tables: readonly string[], hints: Map<string, string>): string[] {
    return tables.filter((table) => this.found.get(table) !== (hints.get(table) ?? ''))
  }

  private async open() {
    const opened = await this.runner.open()
    if (opened === this.opened) return
    this.opened = opened
    this.copy.held = new Map(opened.held.map((mark) => [keyOf(mark), mark]))
    // A copy in memory has gone with its process.
    if (opened.held.length === 0) this.found.clear()
  }

  private keepUp() {
    if (this.hasEnded) return
    this.isResting = false
    this.keeping ??= this.keep()
      .catch((error) =>
        log.warn({ err: error }, "the SQL tab's copy is not kept up to date until somebody asks"),
      )
      .finally(() => {
        this.keeping = undefined
      })
  }

  private async keep() {
    const mayGoOn = async () => {
      // Others ask the database too.
      await pause(20, undefined, { ref: false })
      return this.asking === 0 && !this.isResting
    }
    while (!this.isResting) {
      const changed = this.changed(this.tables, await hintsOfChange(this.db, this.options.isAlone))
      for (const table of changed) if (await mayGoOn()) await this.refresh([table], mayGoOn)
      await pause(changed.length > 0 ? 100 : 2000, undefined, { ref: false })
    }
  }
}

/** Measured: 15 on two idle cores; a busy machine does half as many. */
const partsPerSecond = 8
