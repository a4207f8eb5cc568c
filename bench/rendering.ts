import type { PoolConfig } from 'pg'
import { askProcess } from './processes.ts'
import type { Rendered, Rendering } from './render-process.ts'
import { spreadOf } from './rounds.ts'

/** What it costs to render the first page of a city's results, which shows 24 cards. */
export async function benchRendering(poolConfig: PoolConfig) {
  const rendering: Rendering = {
    poolConfig,
    path: '/funcity/munich?featured=false',
    rounds: 9,
    pagesPerRound: 25,
  }
  const { cpuMilliseconds, cards, htmlBytes } = await askProcess<Rendered>('render-process.ts', rendering)
  return { cpuMilliseconds: spreadOf(cpuMilliseconds), cards, htmlBytes }
}
