import type { Database, Transaction } from '../../platform/database/database.ts'

class TakenBack extends Error {
  readonly answer: unknown

  constructor(answer: unknown) {
    super('Only to see what it would come to')
    this.answer = answer
  }
}

/** What `work` comes to in a transaction of which nothing stays. */
export async function takenBack<Answer>(
  db: Database,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await db.transaction(async (tx) => {
      throw new TakenBack(await work(tx))
    })
  } catch (thrown) {
    if (thrown instanceof TakenBack) return thrown.answer as Answer
    throw thrown
  }
}
