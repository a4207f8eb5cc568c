import type { Transaction } from '../../platform/database/database.ts'
import type { BackedUpTable } from './backed-up-tables.queries.ts'
import type { LaidText, LaidTexts } from './laid-texts.task.ts'
import { countParts, digestParts, readPart } from './table-parts.queries.ts'

/** So many parts are looked at in a turn, after which everybody else has the embedded database. */
const partsInTurn = 4

/** So few may have changed while a round was made that the last turn, which is a long one, can read what changes meanwhile. */
const fewParts = 50

/** Where more change each time, the last turn takes what there is. */
const mostRounds = 5

/** Does what is given in a transaction that sees one state throughout. */
export type Turn = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>

type Part = { digest: string; texts: LaidText[] }

/**
 * The rows of all tables as of one moment, without anybody having to wait for it long: the embedded database has one session.
 * They are laid aside part by part in short turns; then in rounds those parts again whose rows are others by now; and what is left in the
 * last turn, whose moment it is.
 */
export class RowsOfOneMoment {
  private readonly parts = new Map<string, Part[]>()
  private readonly laid: LaidTexts
  private readonly hasSecrets: boolean

  constructor(laid: LaidTexts, { hasSecrets }: { hasSecrets: boolean }) {
    this.laid = laid
    this.hasSecrets = hasSecrets
  }

  /** Rounds in turns, until few parts change. */
  async comeClose(tables: readonly BackedUpTable[], inTurn: Turn): Promise<void> {
    for (let round = 1; round <= mostRounds; round++)
      if ((await this.catchUp(tables, inTurn, partsInTurn)) <= fewParts) break
  }

  /** Reads what is not laid aside as it is now; how many parts that were. */
  async catchUp(
    tables: readonly BackedUpTable[],
    inTurn: Turn,
    partsAtOnce = Number.POSITIVE_INFINITY,
  ): Promise<number> {
    let read = 0
    for (const table of tables) {
      const known = this.partsOf(table)
      // Where a table became shorter nothing is left of its end.
      known.length = await inTurn((tx) => countParts(tx, table))
      for (let from = 0; from < known.length; from += partsAtOnce)
        read += await inTurn((tx) =>
          this.readChanged(tx, table, from, Math.min(from + partsAtOnce, known.length)),
        )
    }
    return read
  }

  async *textsOf(table: BackedUpTable): AsyncGenerator<string> {
    for (const { texts } of this.partsOf(table)) for (const text of texts) yield await this.laid.read(text)
  }

  private partsOf({ name }: BackedUpTable): Part[] {
    const known = this.parts.get(name) ?? []
    this.parts.set(name, known)
    return known
  }

  private async readChanged(
    tx: Transaction,
    table: BackedUpTable,
    from: number,
    to: number,
  ): Promise<number> {
    const known = this.partsOf(table)
    const digests = await digestParts(tx, table, from, to)
    let read = 0
    for (const [nth, digest] of digests.entries()) {
      if (known[from + nth]?.digest === digest) continue
      const texts: LaidText[] = []
      for await (const text of readPart({ tx, table, hasSecrets: this.hasSecrets }, from + nth))
        texts.push(await this.laid.add(text))
      known[from + nth] = { digest, texts }
      read += 1
    }
    return read
  }
}
