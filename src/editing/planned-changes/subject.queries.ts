import type { Queries, Transaction } from '../../platform/database/database.ts'
import type { Current, Values } from './planned-subject.ts'

/** A kind of thing whose changes can be planned. `Said` is what its editors send, `Kept` what is stored until it is published. */
export type Subject<Said, Kept> = {
  /** Of changes that were stored, maybe by an older version. */
  read(stored: unknown): Kept
  /** As it is, kept from all others until the transaction ends; undefined where it is gone. */
  lock(tx: Transaction, key: string): Promise<Current | undefined>
  findCurrent(db: Queries, keys: readonly string[]): Promise<Map<string, Current>>
  /** What is to be stored, and the thing as it is, which is locked. @throws Problem 404, 409 or 422 */
  plan(tx: Transaction, key: string, said: Said): Promise<{ current: Current; changes: Kept }>
  /** As the editor's own save does. @throws Problem */
  publish(tx: Transaction, change: { key: string; changes: Kept; userId: string }): Promise<void>
  /** By field what these changes make of it. */
  wanted(changes: Kept, now: Values): Values
  /** What of the changes concerns these fields. */
  only(changes: Kept, fields: readonly string[]): Values
}
