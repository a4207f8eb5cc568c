import type { benchCachedPage } from './cached-page.ts'
import type { benchFetch } from './fetching.ts'
import type { FilterAnswers } from './filtering.ts'
import type { benchImport } from './importing.ts'
import type { benchRendering } from './rendering.ts'
import type { Comparison, Spread } from './rounds.ts'

/** A line of the table in docs/benchmarks.md. */
export type Row = {
  what: string
  ours: string
  against: string
  /** Ours divided by what it is held against. */
  ratio: Spread | undefined
  goal: string
  isMet: boolean | undefined
}

/** A row for something of which more is better. */
export function rateRow(what: string, against: string, { ours, bare, ratio }: Comparison, goal: number): Row {
  return {
    what,
    ours: perSecond(ours),
    against: `${against}: ${perSecond(bare)}`,
    ratio,
    goal: `≥ ${goal}`,
    isMet: ratio.median >= goal,
  }
}

export function cachedPageRows(result: Awaited<ReturnType<typeof benchCachedPage>>): Row[] {
  const { comparison, cpu, bytes, loadBusyShare, againstNginx } = result
  const busy = `${Math.round(loadBusyShare * 100)} %`
  const what = `A kept city page, ${(bytes / 1000).toFixed(1)} kB of Brotli (load generator busy ${busy} of the time)`
  return [
    rateRow(what, 'node:http with the same bytes and headers', comparison, 0.95),
    ...cpuRow('the same', cpu),
    ...cpuRow('nginx, one process, the same bytes and headers', againstNginx?.cpu, 2),
  ]
}

function cpuRow(against: string, cpu: Comparison | undefined, most?: number): Row[] {
  if (!cpu) return []
  const microseconds = (value: number) => `${(value * 1e6).toFixed(1)} µs`
  return [
    {
      what: 'The same in CPU time of the server process per request',
      ours: microseconds(cpu.ours),
      against: `${against}: ${microseconds(cpu.bare)}`,
      ratio: cpu.ratio,
      goal: most ? `≤ ${most}` : '',
      isMet: most ? cpu.ratio.median <= most : undefined,
    },
  ]
}

export function renderingRow({
  cpuMilliseconds,
  cards,
  htmlBytes,
}: Awaited<ReturnType<typeof benchRendering>>): Row {
  const { median, least, most } = cpuMilliseconds
  return {
    what: `Rendering a city page of ${cards} cards, ${Math.round(htmlBytes / 1000)} kB of HTML, without the database's work`,
    ours: `${median.toFixed(1)} ms of CPU (${least.toFixed(1)}–${most.toFixed(1)})`,
    against: '',
    ratio: undefined,
    goal: '',
    isMet: undefined,
  }
}

export function importRow(
  result: Awaited<ReturnType<typeof benchImport>>,
  engine: 'PostgreSQL' | 'embedded',
): Row {
  const { elements, places, rows, comparison, bareStore } = result
  const way = bareStore === 'copy' ? 'COPY' : 'INSERT from JSON'
  return {
    what: `Importing ${count(elements)} elements (${count(places)} places, ${count(rows)} rows), ${engine}`,
    ours: `${comparison.ours.toFixed(2)} s, ${perSecond(elements / comparison.ours)}`,
    against: `${way} of the same rows into tables without indexes: ${comparison.bare.toFixed(2)} s`,
    ratio: comparison.ratio,
    goal: bareStore === 'copy' ? '≤ 25' : '',
    isMet: bareStore === 'copy' ? comparison.ratio.median <= 25 : undefined,
  }
}

export function fetchRow({ cities, places, rows, comparison }: Awaited<ReturnType<typeof benchFetch>>): Row {
  return {
    what: `Fetching ${count(cities)} cities from a local Overpass (${count(places)} places, ${count(rows)} rows), PostgreSQL`,
    ours: `${comparison.ours.toFixed(2)} s`,
    against: `COPY of the same rows into tables without indexes: ${comparison.bare.toFixed(2)} s`,
    ratio: comparison.ratio,
    goal: '≤ 25',
    isMet: comparison.ratio.median <= 25,
  }
}

/** Every answer counts: an editor waits for each. */
export function filterRow({ places, queries, slowest }: FilterAnswers): Row {
  const most = 300
  return {
    what: `The back office's list of ${count(places)} places: the first 50 and the total, by each of ${queries} filters, PostgreSQL`,
    ours: `the slowest answer ${Math.round(slowest.milliseconds)} ms (\`${slowest.query}\`)`,
    against: '',
    ratio: undefined,
    goal: `≤ ${most} ms`,
    isMet: slowest.milliseconds <= most,
  }
}

const count = (value: number) => value.toLocaleString('en')

const perSecond = (value: number) => `${count(Math.round(value))} / s`
