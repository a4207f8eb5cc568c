import { LRUCache } from 'lru-cache'
import { addEncoding, type Encoding, type Page } from './page.ts'
import type { PageAge } from './page-as-it-was.ts'

const sizeOf = ({ page: { bodies } }: Kept) =>
  2048 + bodies.identity.length + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0)

/** `generation`: the number of changes before it was rendered. */
type Kept = PageAge & { page: Page; generation: number }

/** `age` is that of a stale page, where the database does not answer. */
export type Found = { page: Page; age?: PageAge }

/**
 * Rendered pages by key, bounded in bytes. A change of content makes all stale; a page whose rendering began before the
 * change is stale from the start. A stale page is rendered anew, and sent as it was only where the database does not
 * answer.
 * What is no page or says `no-store` is not kept: made-up addresses would push real pages out.
 */
export class PageCache {
  #pages: LRUCache<string, Kept>
  #generation = 0
  #rendering = new Map<string, Promise<Page>>()
  #isDatabaseSilent: () => boolean

  constructor(isDatabaseSilent: () => boolean = () => false, maxBytes = 64 * 1024 * 1024) {
    this.#isDatabaseSilent = isDatabaseSilent
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf })
  }

  /** The page of a key, when it is kept in this encoding and shows what is. */
  get(key: string, encoding: Encoding): Page | undefined {
    const kept = this.#pages.get(key)
    return kept && this.#isFresh(kept) && kept.page.bodies[encoding] ? kept.page : undefined
  }

  /** Something changed, or may have changed unheard. */
  expire() {
    this.#generation++
    this.#rendering.clear()
  }

  /** The page of a key: kept, being rendered for somebody else, or rendered now. */
  async getOrRender(key: string, encoding: Encoding, render: () => Promise<Page>): Promise<Found> {
    const kept = this.#pages.get(key)
    if (kept && this.#isFresh(kept)) return this.#keep(key, kept, encoding)
    if (kept && this.#isDatabaseSilent()) return { page: kept.page, age: kept }
    const [generation, renderedAt] = [this.#generation, Date.now()]
    const page = await this.#renderOnce(key, render)
    if (kept && !page.isWhole) return { page: kept.page, age: kept }
    if (page.status !== 200 || page.headers['Cache-Control'] === 'no-store') {
      if (page.status < 500) this.#pages.delete(key)
      return { page }
    }
    return page.isWhole
      ? this.#keep(key, { page, renderedAt, endsAt: nextMidnight(renderedAt), generation }, encoding)
      : { page }
  }

  #isFresh = ({ generation, endsAt }: Kept) => generation === this.#generation && Date.now() < endsAt

  async #keep(key: string, kept: Kept, encoding: Encoding): Promise<Found> {
    await addEncoding(kept.page, encoding)
    // Of two that were rendered at once, the one that saw more changes stays.
    const other = this.#pages.peek(key)
    if (!other || other.generation <= kept.generation) this.#pages.set(key, { ...kept })
    return { page: kept.page }
  }

  #renderOnce(key: string, render: () => Promise<Page>): Promise<Page> {
    const running = this.#rendering.get(key)
    if (running) return running
    const rendering = render().finally(() => {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key)
    })
    this.#rendering.set(key, rendering)
    return rendering
  }
}

const hour = 3_600_000

/** The hours of UTC at which a day begins from UTC-2 to UTC+4; Europe's clocks are whole hours apart. */
const midnights = [1, 2, 20, 21, 22, 23, 24]

/** The season's 'Open now' changes at midnight UTC, 'Today 10:00–18:00' at that of the place's zone: no page is fresh past the next. */
function nextMidnight(now: number): number {
  const sinceMidnight = now % (24 * hour)
  const next = midnights.find((utcHour) => utcHour * hour > sinceMidnight) as number
  return now - sinceMidnight + next * hour
}
