import type { Row } from './report-rows.ts'
import { comparisonOf, type Spread, spreadOf } from './rounds.ts'
import type { PageFigures, Vitals } from './web-vitals.ts'

type Figure = {
  name: string
  of: (vitals: Vitals) => number | undefined
  show: (value: number) => string
  /** The most that is well. */
  goal?: number
}

const milliseconds = (value: number) => (value === 0 ? '< 16 ms' : `${Math.round(value)} ms`)
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`

const figures: Figure[] = [
  { name: 'LCP', of: (vitals) => vitals.largestPaint, show: milliseconds, goal: 1500 },
  { name: 'CLS', of: (vitals) => vitals.layoutShift, show: (value) => value.toFixed(3), goal: 0.02 },
  { name: 'INP of a filter change', of: (vitals) => vitals.interaction, show: milliseconds, goal: 100 },
  { name: 'TTFB', of: (vitals) => vitals.firstByte, show: milliseconds },
  { name: 'JavaScript', of: (vitals) => vitals.scriptBytes, show: kilobytes, goal: 120_000 },
  { name: 'All bytes', of: (vitals) => vitals.totalBytes, show: kilobytes },
]

/** One row for each figure of each page; a figure that a page does not have has none. */
export const vitalsRows = (pages: readonly PageFigures[]): Row[] =>
  pages.flatMap((page) => figures.flatMap((figure) => rowOf(page, figure)))

function rowOf(page: PageFigures, { name, of, show, goal }: Figure): Row[] {
  const ours = page.ours.map(of).filter((value) => value !== undefined)
  const bare = page.bare.map(of).filter((value) => value !== undefined)
  if (ours.length === 0) return []
  const { ratio } = comparisonOf(ours, bare)
  const median = spreadOf(ours).median
  return [
    {
      what: `${page.name}: ${name}`,
      ours: withSpread(spreadOf(ours), show),
      against: withSpread(spreadOf(bare), show),
      ratio: Number.isFinite(ratio.most) ? ratio : undefined,
      goal: goal === undefined ? '' : `≤ ${show(goal)}`,
      isMet: goal === undefined ? undefined : median <= goal,
    },
  ]
}

function withSpread({ median, least, most }: Spread, show: Figure['show']): string {
  const isSteady = show(least) === show(most)
  return isSteady ? show(median) : `${show(median)} (${show(least)}–${show(most)})`
}
