/** A cell of a place: which place, and which of its columns. */
export type CellName<Column extends string> = { id: number; column: Column }

export type WrittenCell<Column extends string> = CellName<Column> & { text: string }

/** With what the cell said when it was begun. */
export type TypedCell<Column extends string> = WrittenCell<Column> & { base: string }

/** What was typed into a cell and is not, or not yet, what the guide has. */
export type OpenCell<Column extends string> = TypedCell<Column> &
  (
    | { is: 'saving' }
    /** Brought back, or not taken by a guide that could not be reached. */
    | { is: 'unsaved' }
    | { is: 'refused'; message: string }
    /** Somebody else has saved another text since. */
    | { is: 'asked'; theirs: string }
  )

export type SavedCell<Column extends string> = CellName<Column> & {
  saved: string
  /** An entry of the history that came later: what was written into this cell after it has been undone. */
  before?: number
}

export const keyOf = ({ id, column }: CellName<string>): string => `${id} ${column}`
