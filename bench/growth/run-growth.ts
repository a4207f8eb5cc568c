import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Engine } from '../../src/platform/engine/engine.ts'
import { median } from '../rounds.ts'
import { type AskedGuide, askGuide } from './asked-guide.ts'
import { growthMarkdown, type Measured } from './growth-report.ts'
import { allSizes, embeddedGuide, guideOnPostgresql, type Size } from './guides.ts'
import { type Keep, keptMeasures } from './kept-measures.ts'
import type { Question } from './question.ts'
import { questions } from './questions.ts'

type Options = {
  /** What kept databases are called before their size. */
  name?: string | undefined
  /** Only questions whose name holds it; then nothing is written. */
  only?: string | undefined
  /** The largest size that is asked; unless it is a million, PostgreSQL alone. */
  largest?: string | undefined
  /** What a run that was broken off has measured is taken, and not measured again. */
  resume?: boolean | undefined
}

/**
 * Asks guides of a thousand to a million places the same questions in turns, on PostgreSQL where a server is given and up to a
 * hundred thousand on the embedded database, and writes docs/growth.md.
 */
export async function runGrowth(
  server: string | undefined,
  { name = 'growth', only = '', largest = '1m', resume = false }: Options,
): Promise<void> {
  const all = allSizes.slice(0, allSizes.indexOf(largest as Size) + 1)
  const isPart = only !== '' || largest !== '1m'
  const asked = questions.filter((question) => question.name.includes(only))
  const file = `${name}-${isPart ? 'part' : 'whole'}-measured.json`
  const keep = await keptMeasures<Measured>(join(tmpdir(), file), resume)
  const on = (engine: string, sizes: readonly Size[], open: (size: Size) => Promise<Engine>) =>
    measure(asked, sizes, open, (question, work) => keep(`${engine}: ${question}`, work))
  const onPostgresql =
    server && (await on('PostgreSQL', all, (size) => guideOnPostgresql(server, name, size)))
  const embedded = isPart ? [] : await on('embedded', all.slice(0, 3), (size) => embeddedGuide(name, size))
  const markdown = growthMarkdown({ onPostgresql: onPostgresql || [], embedded })
  console.log(markdown)
  if (only !== '') return
  const report = new URL('../../docs/growth.md', import.meta.url)
  await writeFile(report, markdown)
  console.log(`Written to ${fileURLToPath(report)}`)
}

async function measure(
  asked: readonly Question[],
  ofSizes: readonly Size[],
  open: (size: Size) => Promise<Engine>,
  keep: Keep<Measured>,
): Promise<Measured[]> {
  const engines: Engine[] = []
  const guides = new Map<Size, AskedGuide>()
  for (const size of ofSizes) {
    const engine = await open(size)
    engines.push(engine)
    guides.set(size, await askGuide(engine.poolConfig))
  }
  const measured: Measured[] = []
  for (const question of asked) {
    const answer = await keep(question.name, () => inTurns(question, guides))
    const medians = Object.entries(answer.times).map(([size, times]) => `${size} ${median(times).toFixed(1)}`)
    console.error(`growth: ${question.name}: ${medians.join(', ')} ms`)
    measured.push(answer)
  }
  for (const guide of guides.values()) await guide.close()
  for (const engine of engines) await engine.close()
  return measured
}

/** Rounds that warm up, then those that count; what takes long is asked less often. */
async function inTurns({ name, ask }: Question, guides: Map<Size, AskedGuide>): Promise<Measured> {
  const times: Partial<Record<Size, number[]>> = {}
  const askAll = async (round: number, note: (size: Size, milliseconds: number) => void) => {
    for (const [size, guide] of guides) {
      const askedAt = performance.now()
      const answer = await ask(guide, round)
      note(size, (performance.now() - askedAt) / (typeof answer === 'number' ? answer : 1))
    }
  }
  await inTime({ most: 12, least: 1, seconds: 4 }, (round) => askAll(round, () => undefined))
  await inTime({ most: 60, least: 3, seconds: 10 }, (round) =>
    askAll(round, (size, milliseconds) => {
      times[size] = [...(times[size] ?? []), milliseconds]
    }),
  )
  return { question: name, times }
}

type Patience = { most: number; least: number; seconds: number }

async function inTime({ most, least, seconds }: Patience, work: (round: number) => Promise<void>) {
  const startedAt = performance.now()
  for (let round = 0; round < most; round++) {
    if (round >= least && performance.now() - startedAt > seconds * 1000) return
    await work(round)
  }
}
