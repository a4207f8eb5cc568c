import type { AskedGuide } from './asked-guide.ts'

/** What is measured. Another one is another line. */
export type Question = {
  name: string
  /**
   * Asked in turns of all sizes, the same of each within a round; what it prepares or clears up counts, too. Where a number comes
   * of it, the time is that of each of so many.
   */
  ask: (guide: AskedGuide, round: number) => Promise<unknown>
}
