import type { Problem } from '../../platform/calls/problem.ts'

const beginningBytes = 16

export type PartRules = {
  /** Where it is kept; a part that does not fit is too large. */
  room: Buffer
  tooLarge: () => Problem
  /** What is wrong with it as its first 16 bytes show, or all where it has less. */
  refuse?: (beginning: Uint8Array) => Problem | undefined
}

/** A part of a form in memory. Once it is refused the rest of it passes unseen. */
export class KeptPart {
  readonly #rules: PartRules
  #length = 0
  #refusal: Problem | undefined
  #isJudged = false

  constructor(rules: PartRules) {
    this.#rules = rules
  }

  readonly take = (piece: Uint8Array): void => {
    if (this.#refusal) return
    const { room, tooLarge } = this.#rules
    if (this.#length + piece.length > room.length) {
      this.#refusal = tooLarge()
      return
    }
    room.set(piece, this.#length)
    this.#length += piece.length
    if (this.#length >= beginningBytes) this.#judge()
  }

  /** The whole of it, for as long as the room is not used again. @throws Problem when it is refused */
  bytes(): Buffer {
    if (!this.#refusal) this.#judge()
    if (this.#refusal) throw this.#refusal
    return this.#rules.room.subarray(0, this.#length)
  }

  #judge() {
    if (this.#isJudged) return
    this.#isJudged = true
    const { room, refuse } = this.#rules
    this.#refusal = refuse?.(room.subarray(0, Math.min(this.#length, beginningBytes)))
  }
}
