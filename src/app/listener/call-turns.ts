import type { IncomingMessage, ServerResponse } from 'node:http'

/** How many may be under way at once, and how many more may wait. */
type Bounds = { atOnce: number; waiting: number }

// A family, a school or an office behind one address waits for a moment at most: a call takes some milliseconds.
const ofConnection: Bounds = { atOnce: 1, waiting: 100 }
const ofKind: Record<Caller['kind'], Bounds> = {
  visitor: { atOnce: 8, waiting: 500 },
  // Where their storage is slow, no page waits for them.
  picture: { atOnce: 8, waiting: 500 },
  // Some of an editor's calls last: they follow a job, or wait for one.
  editor: { atOnce: 64, waiting: 100 },
}

export type Caller = { address: string; kind: 'visitor' | 'picture' | 'editor' }

/**
 * Gives each connection and each address a share of the work, so that nobody makes others wait. Calls sent one behind the other
 * on one connection are begun one after the other.
 */
export class CallTurns {
  readonly #connections = new WeakMap<object, Turns>()
  readonly #addresses = new Map<string, Turns>()

  /** Calls `begin` when it is this one's turn, or `refuse` when too many wait already. */
  take(
    { socket }: IncomingMessage,
    response: ServerResponse,
    { address, kind }: Caller,
    { begin, refuse }: { begin: () => void; refuse: () => void },
  ) {
    const ofSocket = this.#connections.get(socket) ?? new Turns(ofConnection)
    this.#connections.set(socket, ofSocket)
    const key = `${kind} ${address}`
    const isTaken = ofSocket.take((giveSocket) => {
      const ofAddress = this.#addresses.get(key) ?? new Turns(ofKind[kind])
      this.#addresses.set(key, ofAddress)
      const hasTurn = ofAddress.take((giveAddress) => {
        const end = () => {
          response.off('close', end)
          socket.off('close', end)
          giveAddress()
          if (ofAddress.isIdle) this.#addresses.delete(key)
          giveSocket()
        }
        // Who went away while waiting needs no answer.
        if (socket.destroyed) return end()
        response.once('close', end)
        // Of a connection that breaks, answers behind the first hear nothing.
        socket.once('close', end)
        begin()
      })
      if (hasTurn) return
      response.once('close', giveSocket)
      refuse()
    })
    if (!isTaken) refuse()
  }
}

class Turns {
  #underWay = 0
  readonly #waiting: (() => void)[] = []
  readonly #bounds: Bounds

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  get isIdle() {
    return this.#underWay === 0 && this.#waiting.length === 0
  }

  /** Whether there is a turn, now or later: `begin` is given what ends it. */
  take(begin: (give: () => void) => void): boolean {
    const { atOnce, waiting } = this.#bounds
    if (this.#underWay >= atOnce && this.#waiting.length >= waiting) return false
    const start = () => {
      this.#underWay += 1
      begin(() => this.#give())
    }
    if (this.#underWay < atOnce) start()
    else this.#waiting.push(start)
    return true
  }

  #give() {
    this.#underWay -= 1
    this.#waiting.shift()?.()
  }
}
