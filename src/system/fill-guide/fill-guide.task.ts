import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { routeDistancesJob } from '../../gathering/distances/route-soon.queries.ts'
import { type JobContext, type JobKind, jobKind } from '../../office/jobs/job-kind.task.ts'
import { ProviderError } from '../../outgoing/provider-error.ts'
import { findNextCity } from './cities-to-fill.queries.ts'
import { fillAddresses } from './fill-addresses.task.ts'
import { FillStopped, followChild, runChild, troubleOf } from './fill-child.task.ts'
import { makeReport } from './fill-report.queries.ts'
import { type FillStep, fillSteps } from './fill-steps.ts'
import { endFill, endStep, fillGuideJob, takeFill } from './guide-fill.queries.ts'
import { countDuePhotos, findPhotoPause } from './photos-to-fill.queries.ts'

export type FillParts = {
  /** One round of photos: of how many places; undefined while others are at it or Wikimedia is left alone. */
  bringPhotos: (signal: AbortSignal) => Promise<number | 'off' | undefined>
}

/**
 * Fills the guide step by step, each by the work that editors start too, so that its pace and its checkpoints hold here. While
 * a service is away it is put off and goes on where it was.
 */
export const fillGuideKind = (parts: FillParts): JobKind => ({
  ...jobKind(fillGuideJob, z.object({}), (context) => fillGuide(parts, context)),
  again: { service: 'overpass', join: (one) => one },
})

type Context = JobContext<unknown>

/** What is to be told of a step that did not end as it should. */
type Outcome = string | undefined

async function fillGuide(parts: FillParts, context: Context): Promise<object> {
  const { db, jobId, log } = context
  const fill = await takeFill(db, jobId)
  if (!fill) return {}
  try {
    if (fill.childJobId) await followChild(context, fill.childJobId)
    const steps = fillSteps.filter((step) => !fill.stepsDone.includes(step))
    const away = await takeSteps(parts, context, steps)
    if (away) throw away
    await endFill(db, jobId, await makeReport(db))
    log.info('the guide is filled')
  } catch (error) {
    if (!(error instanceof FillStopped)) throw error
  }
  return {}
}

/** Of steps after the places, one whose service is away does not hold up the others. */
async function takeSteps(
  parts: FillParts,
  context: Context,
  steps: readonly FillStep[],
): Promise<ProviderError | undefined> {
  let away: ProviderError | undefined
  for (const step of steps) {
    context.signal.throwIfAborted()
    try {
      const trouble = await works[step](context, parts)
      await endStep(context.db, context.jobId, step, trouble)
    } catch (error) {
      if (!(error instanceof ProviderError) || step === 'places') throw error
      away ??= error
    }
  }
  return away
}

const works: Record<FillStep, (context: Context, parts: FillParts) => Promise<Outcome>> = {
  places: fillPlaces,
  roads: fillRoads,
  addresses: fillAddresses,
  photos: fillPhotos,
}

/** City after city; one that fails for a reason of its own stays behind, and is named in the end. */
async function fillPlaces(context: Context): Promise<Outcome> {
  const passed: number[] = []
  let came = 0
  for (;;) {
    const city = await findNextCity(context.db, passed)
    if (!city) return undefined
    passed.push(city.id)
    const input = { cityIds: [city.id], provider: 'openstreetmap' }
    const end = await runChild(context, { kind: 'fetch-places', input }, ({ items: [item] }) =>
      context.report({
        ...{ done: came, total: came + 1 },
        items: [{ ...item, id: city.id, name: city.name, state: 'running' }],
      }),
    )
    if (end.away) throw end.away
    if (end.state === 'done') came++
  }
}

async function fillRoads(context: Context): Promise<Outcome> {
  const end = await runChild(context, { kind: routeDistancesJob, input: {} }, ({ done, total, items }) => {
    const running = items.find(({ state }) => state === 'running')
    context.report({
      ...{ done, total },
      items: [{ id: 0, name: running?.name ?? '', state: 'running', share: total === 0 ? 0 : done / total }],
    })
  })
  if (end.away) throw end.away
  return troubleOf(end)
}

const roundPauseMs = 5_000

async function fillPhotos({ db, signal, report }: Context, { bringPhotos }: FillParts): Promise<Outcome> {
  let done = 0
  for (;;) {
    signal.throwIfAborted()
    const left = await countDuePhotos(db)
    if (left === 0) return undefined
    report({ done, total: done + left, items: [] })
    const looked = await bringPhotos(signal)
    if (looked === 'off') return 'Photos of Wikimedia Commons are switched off'
    done += looked ?? 0
    if (looked !== undefined) continue
    const pause = await findPhotoPause(db)
    if (pause !== undefined) throw new ProviderError('unavailable', pause)
    // The schedule has a round under way.
    await wait(roundPauseMs, undefined, { signal })
  }
}
