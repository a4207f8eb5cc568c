import { isDeepStrictEqual } from 'node:util'

/** What a writer's things are like; whole, so that half a write is none of the states it may be in. */
export type State = unknown

/**
 * What one writer did, in its order. As nobody else writes to its things, they must be as its last acknowledged write left
 * them, or as the one left them whose answer never came.
 */
export class History {
  readonly counts = { acknowledged: 0, 'in flight': 0, 'of them done': 0, lost: 0, 'half-applied': 0 }
  readonly faults: string[] = []
  readonly #name: string
  readonly #earlier: State[] = []
  #known: State
  #pending: { after: State; what: string } | undefined

  constructor(name: string, state: State) {
    this.#name = name
    this.#known = state
  }

  /** Right before a write goes out. */
  begin(what: string, after: State) {
    this.#pending = { what, after }
  }

  acknowledge() {
    if (!this.#pending) return
    this.counts.acknowledged += 1
    this.#become(this.#pending.after)
  }

  refuse() {
    this.#pending = undefined
  }

  /** As it is found, whenever it is looked at. */
  find(state: State) {
    const pending = this.#pending
    if (pending) this.counts['in flight'] += 1
    if (isDeepStrictEqual(state, this.#known)) this.#pending = undefined
    else if (pending && isDeepStrictEqual(state, pending.after)) {
      this.counts['of them done'] += 1
      this.#become(state)
    } else this.#blame(state)
  }

  #blame(state: State) {
    const isLost = this.#earlier.some((earlier) => isDeepStrictEqual(earlier, state))
    this.counts[isLost ? 'lost' : 'half-applied'] += 1
    const pending = this.#pending
      ? `, or ${this.#pending.what} made it ${JSON.stringify(this.#pending.after)}`
      : ''
    this.faults.push(
      `${this.#name}: ${isLost ? 'a write was lost' : 'half a write'}: is ${JSON.stringify(state)}, was ${JSON.stringify(this.#known)}${pending}`,
    )
    this.#become(state)
  }

  #become(state: State) {
    this.#earlier.push(this.#known)
    if (this.#earlier.length > 30) this.#earlier.shift()
    this.#known = state
    this.#pending = undefined
  }
}
