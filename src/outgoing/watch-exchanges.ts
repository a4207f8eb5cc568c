import type { Answer } from './service.ts'

/**
 * A request to another service that is over. `outcome`: the class of its answer's status, such as '2xx'; 'failed' where none
 * came that could be used; 'cancelled' where nobody waited for it any more.
 */
type Exchanged = { service: string; outcome: string; seconds: number }

type Watcher = (exchanged: Exchanged) => void

const watchers = new Set<Watcher>()

/** Is told of each request to the outside that this process makes; the result ends it. */
export function watchExchanges(watcher: Watcher): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Tells whoever watches how the exchange with this service ends. */
export async function watched(
  service: string,
  signal: AbortSignal | undefined,
  exchange: () => Promise<Answer>,
): Promise<Answer> {
  if (watchers.size === 0) return exchange()
  const startedAt = performance.now()
  const tell = (outcome: string) => {
    for (const watcher of watchers)
      watcher({ service, outcome, seconds: (performance.now() - startedAt) / 1000 })
  }
  try {
    const answer = await exchange()
    tell(`${Math.floor(answer.status / 100)}xx`)
    return answer
  } catch (error) {
    tell(signal?.aborted ? 'cancelled' : 'failed')
    throw error
  }
}
