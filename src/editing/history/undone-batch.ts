export type Undoing = {
  changeId: string
  /** What the entries of the undoing have in common. */
  undoingId: string
  /** Null when the account is gone by now. */
  userId: string | null
}

export type UndoneBatch = {
  /** The id of the last entry that was gone through. */
  upTo: number
  undone: number
  left: number
  gone: number
}
