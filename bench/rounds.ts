export type Comparison = {
  /** Medians over all rounds. */
  ours: number
  bare: number
  /** Ours divided by bare, per round. */
  ratio: Spread
}

export type Spread = { median: number; least: number; most: number }

/**
 * Measures two things in turns, A B A B, so that what else the machine does meets both alike; the ratio is taken
 * within each round. A first round warms up and does not count.
 */
export async function inRounds(
  rounds: number,
  ours: () => Promise<number>,
  bare: () => Promise<number>,
): Promise<Comparison> {
  await ours()
  await bare()
  const results = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    // The one that goes second finds warmer caches: they take turns at that, too.
    if (round % 2 === 0) results.ours.push(await ours())
    results.bare.push(await bare())
    if (round % 2 === 1) results.ours.push(await ours())
  }
  return comparisonOf(results.ours, results.bare)
}

/** Of figures that belong together pair by pair. */
export function comparisonOf(ours: readonly number[], bare: readonly number[]): Comparison {
  return {
    ours: median(ours),
    bare: median(bare),
    ratio: spreadOf(ours.map((value, round) => value / (bare[round] ?? Number.NaN))),
  }
}

export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}
