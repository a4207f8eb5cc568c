import { isOver, type JobItem, type JobProgress } from '../../office/jobs/job.ts'

type RunSoFar = {
  id: number
  state: string
  error: string | null
  added: number
  changed: number
  refused: Record<string, number>
}

/** What an editor sees of an import: one row per city. */
export class CityBoard {
  readonly #items: Map<number, JobItem>
  readonly #report: (progress: JobProgress) => void

  /** `before`: as an earlier attempt of the same job left it. */
  constructor(
    cities: readonly { id: number; name: string }[],
    before: JobProgress,
    report: (progress: JobProgress) => void,
  ) {
    const known = new Map(before.items.map((item) => [item.id, item]))
    this.#items = new Map(
      cities.map(({ id, name }) => [id, known.get(id) ?? { id, name, state: 'waiting' as const }]),
    )
    this.#report = report
    this.#tell()
  }

  /** Of a city that is being imported. */
  show(cityId: number, news: CityNews): void {
    this.#set(cityId, ({ id, name, runId }) => ({ id, name, state: 'running', ...said({ runId, ...news }) }))
  }

  /** `run` is undefined for a city that is gone: no run names it any more. */
  end(cityId: number, run: RunSoFar | undefined): void {
    this.#set(cityId, ({ id, name }) =>
      run
        ? { id, name, runId: run.id, ...endOf(run) }
        : { id, name, state: 'failed', detail: 'The city was deleted meanwhile' },
    )
  }

  #set(cityId: number, change: (item: JobItem) => JobItem) {
    const item = this.#items.get(cityId)
    if (!item) return
    this.#items.set(cityId, change(item))
    this.#tell()
  }

  #tell() {
    const items = [...this.#items.values()]
    this.#report({ done: items.filter(({ state }) => isOver(state)).length, total: items.length, items })
  }
}

export type CityNews = { detail: string; share?: number | undefined; runId?: number | undefined }

function said({ detail, share, runId }: CityNews) {
  return { detail, ...(share !== undefined && { share }), ...(runId !== undefined && { runId }) }
}

function endOf({ state, error, added, changed, refused }: RunSoFar): Omit<JobItem, 'id' | 'name'> {
  if (state !== 'done') return { state: 'failed', detail: error ?? 'It did not come to its end' }
  const counts = {
    ...{ added, updated: changed },
    refused: Object.values(refused).reduce((total, count) => total + count, 0),
  }
  const detail = [`Added ${whole(added)}, updated ${whole(changed)}`, error ?? []].flat().join('. ')
  return { state: 'done', detail, counts }
}

/** '1,204' */
export const whole = (count: number) => count.toLocaleString('en')
