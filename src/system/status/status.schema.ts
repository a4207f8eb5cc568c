import { z } from 'zod'
import { BackUpResult } from '../backup/back-up-result.schema.ts'

export const Machine = z.object({
  /** That of DATA_DIR. */
  disk: z.object({ freeBytes: z.int(), totalBytes: z.int() }),
  memory: z.object({
    /** Of the process that answers. */
    usedBytes: z.int(),
    /** What it may take at most: its container's, else the machine's. */
    limitBytes: z.int(),
    /** Of the machine. */
    freeBytes: z.int(),
    /** Of what Node.js may take for its own values, 0 to 1. */
    heapShare: z.number(),
  }),
})
export type Machine = z.output<typeof Machine>

/** What will go wrong unless somebody does something, in words for an admin. */
export const Warning = z.object({
  kind: z.enum(['disk', 'memory', 'storage', 'back-up']),
  title: z.string(),
  text: z.string(),
})
export type Warning = z.output<typeof Warning>

const moment = z.iso.datetime({ offset: true })

export const BackUps = z.object({
  /** As BACKUP_EVERY says. */
  every: z.enum(['never', 'hour', 'day', 'week']),
  keep: z.int(),
  /** Where the next one goes: 'the folder /mnt/backups'. */
  place: z.string(),
  /** Null where none came to its end since this database is used. */
  last: BackUpResult.extend({ at: moment }).nullable(),
  /** When the last try failed, and none has come to its end since. */
  failure: z.object({ at: moment, error: z.string() }).nullable(),
})
export type BackUps = z.output<typeof BackUps>

const FailedJob = z.object({
  id: z.string(),
  /** 'fetch-places' */
  kind: z.string(),
  error: z.string(),
  at: moment,
})

/** How the guide is: what an owner looks at now and then. */
export const Status = z.object({
  version: z.string(),
  /** What is new in it, by whom it concerns. */
  news: z.array(z.object({ title: z.string(), items: z.array(z.string()) })),
  engine: z.enum(['embedded', 'postgresql']),
  databaseBytes: z.int(),
  machine: Machine,
  jobs: z.object({
    running: z.int(),
    waiting: z.int(),
    /** The last of each kind that failed within 30 days and was not made up for, the newest first. */
    failed: z.array(FailedJob),
  }),
  /** Of services that allow so much an hour or a day. */
  budgets: z.array(
    z.object({ title: z.string(), used: z.int(), limit: z.int(), period: z.enum(['hour', 'day']) }),
  ),
  backUps: BackUps,
  warnings: z.array(Warning),
})
export type Status = z.output<typeof Status>
