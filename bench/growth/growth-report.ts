import { availableParallelism, cpus } from 'node:os'
import { median } from '../rounds.ts'
import { allSizes, type Size } from './guides.ts'

/** Milliseconds of every round, of each size. */
export type Measured = { question: string; times: Partial<Record<Size, number[]>> }

const most = 1.5

export const growthMarkdown = ({
  onPostgresql,
  embedded,
}: {
  onPostgresql: Measured[]
  embedded: Measured[]
}) =>
  `# Growth

Written by \`npm run bench -- --growth\` on ${new Date().toISOString().slice(0, 10)}: what a guide of more places takes, as a
multiple of what one of a thousand takes for the same in the same run, at the median and at the 95th percentile. The goal is ${most}
at a million, which only a run that goes so far shows. The cities stay the same and grow denser; a fifth of all places is Munich's. Where a
machine is shared, waiting makes all look flatter than it is. ${availableParallelism()} × ${cpus()[0]?.model.trim()}.

${part('PostgreSQL', onPostgresql)}
${part('Embedded database', embedded)}${whatGrows}`

const whatGrows = `
## What grows, and what bounds it

- *Open tomorrow* and *near me*: the total looks at each place of the radius, in indexes alone; the page itself reads 24.
- *Sorted by name*, and *a city* in the back office: among the names of all places those of the city are looked for. The copies of a place
  stand beside each other by name, which makes the way longer than in a guide that grew.
- *Facts*, *addresses*, *around*, *near* and *a country* in the back office: the total looks at each place.
- *The preview of a replacement* looks through that text of all places; what is shown and changed is read by key.
- *Filtered* lists and points that next to nothing fits: the city's index is walked to its end.
- *A page in the middle* of the back office's list: an index alone is walked, as deep as the page is; pages behind it are read from
  the end.
- *The map of all places*: each mark counts those that it stands for, in an index alone.
- *Unclear hours*: all of them are sorted, some in a hundred places.
- *What descriptions tell* and *what a family needs*: up to a thousand places that tell it and a thousand notable ones are looked at, of which a
  small guide has fewer.
- *A frequent word* in the back office's search: the total reads all that has it, since it looks within words; the page itself
  walks the names.
`

const part = (name: string, measured: Measured[]) =>
  measured.length > 0 ? `## ${name}\n\n${table(measured)}\n` : ''

function table(measured: Measured[]): string {
  const larger = allSizes.filter((size) => size !== '1k' && measured[0]?.times[size])
  const head = [
    'What',
    '1k, ms',
    ...larger.map((size) => `${size}, median`),
    ...larger.map((size) => `${size}, 95th`),
    '',
  ]
  const rows = measured.map(({ question, times }) => {
    const small = times['1k'] ?? []
    const ratios = [median, p95].map((figure) =>
      larger.map((size) => figure(times[size] ?? []) / figure(small)),
    )
    const isFlat = ratios.every((ofSizes) => (ofSizes.at(-1) ?? 0) <= most)
    return [
      question,
      median(small).toFixed(1),
      ...ratios.flat().map((ratio) => ratio.toFixed(2)),
      isFlat ? 'flat' : 'grows',
    ]
  })
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN
}
