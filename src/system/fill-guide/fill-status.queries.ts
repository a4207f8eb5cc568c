import { sql } from 'drizzle-orm'
import type { JobItem } from '../../office/jobs/job.ts'
import type { Database } from '../../platform/database/database.ts'
import { countCities, countCitiesToFill } from './cities-to-fill.queries.ts'
import type { FillStatus } from './fill-guide.schema.ts'
import { type FillStep, fillSteps } from './fill-steps.ts'
import { findFillJob, type GuideFill, readFill } from './guide-fill.queries.ts'
import { countDuePhotos } from './photos-to-fill.queries.ts'

/** Where the filling of the guide is, and how it stands with its cities. */
export async function readFillStatus(db: Database): Promise<FillStatus> {
  const fill = await readFill(db)
  if (!fill) return neverFilled(db)
  const job = await findFillJob(db)
  const isOpen = job?.state === 'waiting' || job?.state === 'running'
  const again = isOpen && job.notBefore ? { at: job.notBefore, reason: job.error ?? '' } : null
  const state = fill.state === 'running' ? (isOpen ? (again ? 'waiting' : 'running') : 'stopped') : fill.state
  const step = fill.state === 'done' ? null : stepOf(fill)
  const item = state === 'running' ? job?.progress.items[0] : undefined
  return {
    ...{ state, step, again, stepsDone: fill.stepsDone, report: fill.report },
    startedAt: fill.startedAt.toISOString(),
    finishedAt: fill.finishedAt?.toISOString() ?? null,
    cities: await countCities(db),
    placesAdded: await countPlacesAdded(db),
    now: state === 'running' && step ? await newsOf(db, step, item) : null,
    error: fill.state === 'running' && !isOpen ? (job?.error ?? 'It did not come to its end') : null,
  }
}

async function neverFilled(db: Database): Promise<FillStatus> {
  const [{ total = 0 } = {}] = (
    await db.execute<{ total: number }>(sql`select count(*)::integer as total from cities`)
  ).rows
  return {
    ...{ state: 'never', startedAt: null, finishedAt: null, step: null, stepsDone: [], placesAdded: 0 },
    cities: { total, came: total - (await countCitiesToFill(db)), failed: 0 },
    ...{ now: null, again: null, error: null, report: null },
  }
}

const stepOf = ({ stepsDone }: GuideFill): FillStep | null =>
  fillSteps.find((step) => !stepsDone.includes(step)) ?? null

async function countPlacesAdded(db: Database): Promise<number> {
  const { rows } = await db.execute<{ added: number }>(sql`
    select coalesce(sum(r.added), 0)::integer as added from import_runs r, guide_fills f
    where r.started_at >= f.started_at and r.origin is null and r.state in ('running', 'done')`)
  return rows[0]?.added ?? 0
}

async function newsOf(db: Database, step: FillStep, item: JobItem | undefined): Promise<FillStatus['now']> {
  if (step === 'photos') {
    const left = await countDuePhotos(db)
    return { name: '', detail: `${left.toLocaleString('en')} places left to look for`, share: null }
  }
  return { name: item?.name ?? '', detail: item?.detail ?? '', share: item?.share ?? null }
}
