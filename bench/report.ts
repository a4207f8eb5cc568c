import { writeFile } from 'node:fs/promises'
import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from 'node:os'
import type { Weight } from './first-visit.ts'
import type { Row } from './report-rows.ts'
import type { Spread } from './rounds.ts'

type Report = {
  rows: Row[]
  /** First visits on a slow phone. */
  vitals: Row[]
  weights: Record<string, Weight>
  /** The server's version, where one was measured. */
  postgresql: string | undefined
  seconds: number
}

const weightGoals: Partial<Record<keyof Weight, number>> = {
  html: 30_000,
  js: 120_000,
  fonts: 70_000,
  total: 300_000,
}

const notes = [
  'A load generator in a process of its own asks on 32 kept-alive connections, one request under way on each; it reads bytes, not HTTP, so that the server sets the pace.',
  'Every comparison has a round that does not count, then 15 rounds (imports: 5); the side that begins changes from round to round.',
  'The guide runs as `npm start` runs it, with its usual logging, on the starter guide; the city lists are answered from the database each time, and both servers send the same bytes.',
  'Rendering is measured in a process that has the built pages and the API in it and the database outside; CPU time of that process, 25 pages a round.',
  'A filter change touches Featured, then Indoor, on the city page of a first visit; INP is the slower of the two as the Event Timing API has it, in steps of 8 ms. On the bare page the same buttons do nothing: what they take is the machine and the browser.',
  'The latency is put on each request by Chromium; a connection and its encryption cost nothing here, which on a real phone are two or three times the latency for the first byte of both.',
  'An import is the whole way from the packed file to stored places with fun types, seasons, distances and slugs; COPY stores the rows that came out of it and does nothing else. The embedded database takes no COPY, so there one INSERT per thousand rows from JSON stands for it.',
  'The imported file is made of the real OpenStreetMap files in `tests/fixtures/osm` and `src/system/starter-guide/osm`, repeated with other ids, names and positions.',
]

export function markdownOf({ rows, vitals, weights, postgresql, seconds }: Report): string {
  const machine = `${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${arch()}`
  return `# Benchmarks

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, in ${Math.round(seconds)} s.

- Machine: ${machine}; load average at the end ${loadavg()[0]?.toFixed(1)}
- Node ${process.versions.node}; embedded database${postgresql ? `; ${postgresql}` : ' only (set TEST_DATABASE_URL to measure PostgreSQL too)'}
- Ours and what it is held against take turns, round by round. Ratios are taken within a round: the median, then the
  least and the most in brackets. Absolute figures say more about the machine than about the guide.

## Speed

${rowTable(rows)}

## First visits on a slow phone

390 × 844, processor four times slower, 1.6 Mbit/s with 150 ms there and back, empty cache, consent asked for. Held
against the HTML of the same page without script, style and picture, in the same rounds: the median of five visits,
then the least and the most in brackets.

${rowTable(vitals)}

## Weight of a first visit on a phone

Bytes over the network in Chromium, compressed as they came; 390 × 844, empty cache, no scroll.

${weightTable(weights)}

## How it was measured

${notes.map((note) => `- ${note}`).join('\n')}
`
}

export const writeReport = (file: URL, markdown: string) => writeFile(file, markdown)

const rowTable = (rows: Row[]) =>
  table(
    ['What', 'Ours', 'Held against', 'Ratio', 'Goal', ''],
    rows.map(({ what, ours, against, ratio, goal, isMet }) => [
      what,
      ours,
      against,
      ratio ? spread(ratio) : '',
      goal,
      verdict(isMet),
    ]),
  )

function weightTable(weights: Report['weights']): string {
  const kinds = ['html', 'css', 'js', 'fonts', 'pictures', 'data', 'headers', 'total'] as const
  const cell = (weight: Weight, kind: (typeof kinds)[number]) => {
    const isOver = weight[kind] > (weightGoals[kind] ?? Number.POSITIVE_INFINITY)
    return `${kilobytes(weight[kind])}${isOver ? ' (over)' : ''}`
  }
  const goalCells = kinds.map((kind) => (weightGoals[kind] ? `≤ ${kilobytes(weightGoals[kind])}` : ''))
  return table(
    ['Page', ...kinds, 'requests'],
    [
      ...Object.entries(weights).map(([path, weight]) => [
        `\`${path}\``,
        ...kinds.map((kind) => cell(weight, kind)),
        String(weight.requests),
      ]),
      ['Goal', ...goalCells, ''],
    ],
  )
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const spread = ({ median, least, most }: Spread) => `**${round(median)}** (${round(least)}–${round(most)})`

const round = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(1))

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const verdict = (isMet: boolean | undefined) => (isMet === undefined ? '' : isMet ? 'met' : 'missed')
