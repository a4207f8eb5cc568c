import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../src/platform/database/database.ts'
import type { Editor, RunningGuide } from '../guide-home.ts'
import type { Random } from '../random.ts'
import { History } from './history.ts'
import { send, type Writer } from './writer.ts'

/** A writer at its desk, and what it has done so far. */
export type Post = Awaited<ReturnType<typeof startPost>>

export async function startPost(writer: Writer, db: Database) {
  const history = new History(writer.name, (await writer.see(db)).state)
  /** Answers that no editor should get here: neither yes, nor 'later'. */
  const refusals: string[] = []
  /** How often it was told to ask again while the server was there, by the reason. */
  const delays = new Map<string, number>()
  let isOver = false
  const look = async (db: Database) => {
    const seen = await writer.see(db)
    history.find(seen.state)
    return seen
  }
  const step = async ({ db, url }: RunningGuide, { cookie }: Editor, random: Random) => {
    const write = writer.next(await look(db), random)
    if (!write) return wait(50)
    history.begin(`${write.method} ${write.path}`, write.after)
    const answer = await send(url, cookie, write)
    const text = await answer.text()
    if (answer.ok) {
      history.acknowledge()
      write.heard?.(JSON.parse(text))
    } else {
      // Whether it was done shows when it is looked at. A machine that is too busy has some of these, and a sign-in that was cut
      // off counts as a try.
      if (answer.status === 503 || answer.status === 429) {
        const { code } = JSON.parse(text) as { code: string }
        if (!isOver) delays.set(code, (delays.get(code) ?? 0) + 1)
        return
      }
      history.refuse()
      refusals.push(
        `${writer.name}: ${write.method} ${write.path} was answered ${answer.status}: ${text.slice(0, 300)}`,
      )
    }
  }
  return {
    history,
    refusals,
    delays,
    look,
    /** Until it is stopped; what fails from then on fails because the server is gone. */
    write: async (guide: RunningGuide, editor: Editor, random: Random) => {
      isOver = false
      while (!isOver) {
        const failure = await step(guide, editor, random).catch((error: unknown) => error)
        if (failure && !isOver) throw failure
      }
    },
    stop: () => {
      isOver = true
    },
  }
}
