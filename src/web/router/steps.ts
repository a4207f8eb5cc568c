import { type Location, locationOf } from './location.ts'
import type { ScrollWish } from './scroll.ts'

interface Step {
  /** How many steps of this guide lie before it. */
  index: number
  state: Location['state']
}

interface Guard {
  /** Whether that step would lose something. */
  holds: (to: Location) => boolean
  /** Resolves to whether the visitor may take it all the same. */
  asks: () => Promise<boolean>
}

type OnStep = (location: Location, scroll: ScrollWish) => Promise<void>

/** The browser's history: puts steps there, and hears of those that are taken. */
export class Steps {
  /** Of what is written on a page, asked before the page is left. */
  readonly guards = new Set<Guard>()
  private at: Step = { index: 0, state: {} }
  /** Of a step that is taken back until the visitor has answered, or was allowed, nobody needs to hear. */
  private expected: 'back again' | 'allowed' | undefined
  private readonly onStep: OnStep

  constructor(onStep: OnStep) {
    this.onStep = onStep
  }

  /** From here on the history is ours; gives where the visitor is. */
  start(): Location {
    this.take(window.history.state)
    window.addEventListener('popstate', ({ state }) => void this.stepTaken(state))
    return this.here()
  }

  get index(): number {
    return this.at.index
  }

  put({ href, state }: Location, replace: boolean): void {
    this.at = { index: this.at.index + (replace ? 0 : 1), state }
    window.history[replace ? 'replaceState' : 'pushState'](this.at, '', href)
  }

  async mayLeave(to: Location): Promise<boolean> {
    for (const guard of this.guards) if (guard.holds(to) && !(await guard.asks())) return false
    return true
  }

  private async stepTaken(state: unknown): Promise<void> {
    const expected = this.expected
    this.expected = undefined
    if (expected === 'back again') return
    const delta = isStep(state) ? state.index - this.at.index : 0
    const to = this.here()
    const isHeld = [...this.guards].some((guard) => guard.holds(to))
    if (isHeld && delta !== 0 && expected !== 'allowed') {
      this.expected = 'back again'
      window.history.go(-delta)
      if (!(await this.mayLeave(to))) return
      this.expected = 'allowed'
      window.history.go(delta)
      return
    }
    this.take(state)
    await this.onStep(this.here(), isStep(state) ? 'as it was' : 'where it is')
  }

  /** A link within the page makes a step of the browser's own. */
  private take(state: unknown): void {
    if (isStep(state)) this.at = state
    else window.history.replaceState({ ...this.at, state: {} }, '')
  }

  private readonly here = () => locationOf(window.location.href, this.at.state)
}

const isStep = (state: unknown): state is Step =>
  typeof state === 'object' && state !== null && 'index' in state && 'state' in state
