import { LRUCache } from 'lru-cache'
import { isRenderingWhole } from './rendering.ts'

type Kept = { body: string; headers: [string, string][] }

const mostCharacters = 4_000_000

/** Answers to calls that pages of many places make alike, kept until what they tell may have changed. */
export class KeptAnswers {
  #answers = new LRUCache<string, Kept>({
    maxSize: mostCharacters,
    sizeCalculation: ({ body }) => 500 + body.length,
  })
  #changes = 0

  /** Something changed, or may have changed unheard. */
  forget() {
    this.#changes++
    this.#answers.clear()
  }

  /** The answer to a call that a page makes while it is rendered: the kept one, or what is answered now. */
  async answer(request: Request, ask: (request: Request) => Response | Promise<Response>): Promise<Response> {
    const kept = this.#answers.get(request.url)
    if (kept) return new Response(kept.body, { headers: kept.headers })
    const changesBefore = this.#changes
    const answer = await ask(request)
    if (answer.status !== 200) return answer
    const [body, headers] = [await answer.text(), [...answer.headers]]
    // One that began before a change tells what was; one that could not ask the database tells a default.
    if (this.#changes === changesBefore && isRenderingWhole())
      this.#answers.set(request.url, { body, headers })
    return new Response(body, { headers })
  }
}
