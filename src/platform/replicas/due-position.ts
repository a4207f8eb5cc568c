type Sample = { at: number; position: bigint }

/** How long a replica may be behind, in milliseconds. */
const mostLagMs = 5000

/**
 * How far a replica must have replayed the primary's log to be asked, in bytes since its beginning: beyond all changes that were
 * announced, and all that is older than a replica may be behind. `ask` tells where the primary is.
 */
export class DuePosition {
  readonly #ask: () => Promise<bigint>
  /** Undefined from a change on until it is known where the primary was after it. */
  #announced: bigint | undefined
  #changes = 0
  #isAsking = false
  #samples: Sample[] = []

  constructor(ask: () => Promise<bigint>) {
    this.#ask = ask
  }

  /** Undefined while nobody can tell. */
  get position(): bigint | undefined {
    if (this.#announced === undefined) return undefined
    return this.#announced > this.overdue ? this.#announced : this.overdue
  }

  /** Where the primary was as long ago as a replica may be behind. */
  get overdue(): bigint {
    return this.#newest(performance.now() - mostLagMs)?.position ?? 0n
  }

  /** Something was announced: a replica that has not replayed it would show what was before. */
  noteChange(): void {
    this.#changes += 1
    this.#announced = undefined
    void this.learn()
  }

  /** Asks where the primary is. One that does not answer is asked again by whoever calls next. */
  async learn(): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    const seen = this.#changes
    const position = await this.#ask().catch(() => undefined)
    this.#isAsking = false
    if (position === undefined) return
    const at = performance.now()
    const base = this.#newest(at - mostLagMs)
    this.#samples = [
      ...this.#samples.filter((sample) => sample === base || sample.at > at - mostLagMs),
      { at, position },
    ]
    if (this.#changes === seen) this.#announced ??= position
    else await this.learn()
  }

  #newest(before: number): Sample | undefined {
    return this.#samples.findLast(({ at }) => at <= before)
  }
}
