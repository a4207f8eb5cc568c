import type { DatabaseProxy } from './services/database-proxy.ts'

/** What the guide answered while its database was away, and how soon all was well again. */
export type Interruption = {
  how: 'cut' | 'hang'
  /** How often each status came. */
  statuses: Record<number, number>
  /** Of the kept pages, those that did not come as they were. */
  lost: string[]
  slowestMs: number
  recoveredMs: number
}

type Interrupted = { guideUrl: string; proxy: DatabaseProxy; how: Interruption['how'] }

/** Pages that the guide has kept before. */
const keptPages = [
  '/',
  '/about',
  '/categories',
  '/categories/zoo',
  '/top-family-activities',
  '/top-family-activities/zoo',
  '/search',
  '/funcity/vienna',
  '/funplace/haus-des-meeres',
]

const others = [
  '/funcity/vienna?radius=25',
  '/search?q=zoo',
  '/categories/zoo?page=2',
  '/api/cities',
  '/api/cities/vienna/places',
  '/api/search?q=zoo',
  '/readyz',
]

/** Takes the database away from a running guide, asks it for everything, twice, and gives the database back. */
export async function interrupt({ guideUrl, proxy, how }: Interrupted): Promise<Interruption> {
  const ask = (path: string) => askFor(guideUrl + path)
  const before = await Promise.all(keptPages.map((path) => ask(path)))
  if (before.some(({ status }) => status !== 200)) throw new Error('The guide was not well before')
  const statuses: Record<number, number> = {}
  const lost: string[] = []
  let slowestMs = 0
  const timed = async (path: string) => {
    const since = performance.now()
    const reply = await ask(path)
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - since))
    statuses[reply.status] = (statuses[reply.status] ?? 0) + 1
    return reply
  }
  const { [how]: takeAway } = proxy
  await takeAway()
  for (let round = 0; round < 2; round++) {
    const replies = keptPages.map(async (path, nr) => {
      const { status, html } = await timed(path)
      if (status !== 200 || html !== before[nr]?.html) lost.push(path)
    })
    await Promise.all([...replies, ...others.map(timed)])
  }
  await proxy.mend()
  const since = performance.now()
  while ((await Promise.all(others.map((path) => ask(path)))).some(({ status }) => status !== 200)) {
    if (performance.now() - since > 60_000) throw new Error('The guide did not recover within a minute')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { how, statuses, lost, slowestMs, recoveredMs: Math.round(performance.now() - since) }
}

/** A page notes the moment at which it was rendered, also one that asks the database for nothing. */
async function askFor(url: string): Promise<{ status: number; html: string }> {
  const response = await fetch(url, { redirect: 'manual' })
  return { status: response.status, html: (await response.text()).replace(/\d{13}/g, 'a moment') }
}
