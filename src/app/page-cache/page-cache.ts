import { LRUCache } from 'lru-cache'
import { type Encoding, inForms, type Page, withEncoding } from './page.ts'
import { type PageAge, pageOfPastDay } from './page-as-it-was.ts'

const sizeOf = ({ page: { bodies } }: Kept) =>
  Object.values(bodies).reduce((sum, body) => sum + body.length, 2048)

/**
 * `begun` counts renderings; `isStale`: what it shows has changed; `forms`: in which it was asked for; `saysDay`: past its midnight it
 * says of what day it is.
 */
type Kept = PageAge & {
  page: Page
  begun: number
  isStale: boolean
  forms: readonly Encoding[]
  saysDay: boolean
}

/** What changed meanwhile is judged when it is known what the page shows. */
type Rendering = { page: Promise<Page>; begun: number; changes: Change[] }

/** The tags of the places that changed; undefined when anything may have. */
export type Change = ReadonlySet<string> | undefined

/** `age` is that of a stale page, where the database does not answer. */
export type Found = { page: Page; age?: PageAge }

/**
 * Rendered pages by key, in the forms in which they were asked for, bounded in bytes. A change makes those stale that show it; a
 * page whose rendering began before the change is stale from the start. A stale page is rendered anew, and sent as it was
 * only where the database does not answer.
 * What is no page or says `no-store` is not kept: made-up addresses would push real pages out.
 */
export class PageCache {
  #pages: LRUCache<string, Kept>
  #begun = 0
  /** By key, those that saw all changes; and all. */
  #current = new Map<string, Rendering>()
  #running = new Set<Rendering>()
  #isDatabaseSilent: () => boolean

  constructor(isDatabaseSilent: () => boolean = () => false, maxBytes = 24 * 1024 * 1024) {
    this.#isDatabaseSilent = isDatabaseSilent
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf })
  }

  /** The page of a key, when it is kept in this encoding and shows what is. */
  get(key: string, encoding: Encoding): Page | undefined {
    const kept = this.#pages.get(key)
    return kept && isFresh(kept) && kept.page.bodies[encoding] ? kept.page : undefined
  }

  /** Something changed, or may have changed unheard. */
  expire(change?: Change) {
    for (const kept of this.#pages.values()) kept.isStale ||= touches(change, kept.page)
    for (const { changes } of this.#running) changes.push(change)
    this.#current.clear()
  }

  /** The page of a key: kept, being rendered for somebody else, or rendered now. */
  async getOrRender(key: string, encoding: Encoding, render: () => Promise<Page>): Promise<Found> {
    const kept = this.#pages.get(key)
    if (kept && isFresh(kept)) return this.#keep(key, kept, encoding)
    if (kept && this.#isDatabaseSilent()) return this.#asItWas(key, kept, encoding)
    const renderedAt = Date.now()
    const rendering = this.#renderOnce(key, render)
    const { begun, changes } = rendering
    const page = await rendering.page
    if (!page.isWhole) return kept ? this.#asItWas(key, kept, encoding) : { page }
    if (page.status !== 200 || page.headers['Cache-Control'] === 'no-store') {
      if (page.status < 500) this.#pages.delete(key)
      return { page }
    }
    const isStale = changes.some((change) => touches(change, page))
    const age = { renderedAt, endsAt: nextMidnight(renderedAt) }
    return this.#keep(key, { ...age, page, begun, isStale, forms: [], saysDay: false }, encoding)
  }

  async #asItWas(key: string, kept: Kept, encoding: Encoding): Promise<Found> {
    const shown = Date.now() < kept.endsAt ? kept : await this.#sayingItsDay(key, kept)
    return { ...(await this.#keep(key, shown, encoding)), age: kept }
  }

  /** In the place of the page as it was, which nobody is sent any more. */
  async #sayingItsDay(key: string, kept: Kept): Promise<Kept> {
    if (kept.saysDay) return kept
    const page = await pageOfPastDay(kept.page, kept.renderedAt)
    const now = this.#pages.peek(key)
    if (now?.begun === kept.begun && now.saysDay) return now
    const saying = { ...kept, page, forms: [], saysDay: true }
    if (now?.begun === kept.begun) this.#pages.set(key, saying)
    return saying
  }

  async #keep(key: string, kept: Kept, encoding: Encoding): Promise<Found> {
    if (kept.forms.includes(encoding)) return { page: kept.page }
    // Of two that were rendered at once, the one that saw more changes stays.
    const other = this.#pages.peek(key)
    if (!other || other.begun < kept.begun) this.#pages.set(key, kept)
    const page = await withEncoding(kept.page, encoding, 'many')
    const now = this.#pages.peek(key)
    if (now?.begun === kept.begun && now.saysDay === kept.saysDay) {
      const forms = [...new Set([...now.forms, encoding])]
      const bodies = { ...now.page.bodies, ...page.bodies }
      // What it was compressed from is five times as many bytes.
      this.#pages.set(key, { ...now, forms, page: inForms({ ...page, bodies }, forms) })
    }
    return { page }
  }

  #renderOnce(key: string, render: () => Promise<Page>): Rendering {
    const running = this.#current.get(key)
    if (running) return running
    const rendering: Rendering = { page: render(), begun: ++this.#begun, changes: [] }
    this.#current.set(key, rendering)
    this.#running.add(rendering)
    const end = () => {
      // When all who waited for it have judged what changed meanwhile.
      setImmediate(() => this.#running.delete(rendering))
      if (this.#current.get(key) === rendering) this.#current.delete(key)
    }
    rendering.page.then(end, end)
    return rendering
  }
}

const touches = (change: Change, { shown }: Page) => !change || [...shown].some((tag) => change.has(tag))

const isFresh = ({ isStale, endsAt }: Kept) => !isStale && Date.now() < endsAt

const hour = 3_600_000

/** The hours of UTC at which a day begins from UTC-2 to UTC+4; Europe's clocks are whole hours apart. */
const midnights = [1, 2, 20, 21, 22, 23, 24]

/** The season's 'Open now' changes at midnight UTC, 'Today 10:00–18:00' at that of the place's zone: no page is fresh past the next. */
function nextMidnight(now: number): number {
  const sinceMidnight = now % (24 * hour)
  const next = midnights.find((utcHour) => utcHour * hour > sinceMidnight) as number
  return now - sinceMidnight + next * hour
}
