import type { ReactNode } from 'react'
import type { ShownReplacing } from './find-replace.schema.ts'

interface ReplacingRowProps {
  row: ShownReplacing
  /** What stands before it. */
  children?: ReactNode
}

/** A text before and after, with what is another marked. */
export const ReplacingRow = ({ row, children }: ReplacingRowProps) => (
  <li className="flex items-start gap-3 border-b border-border py-2.5 last:border-b-0">
    {children}
    <div className="grid min-w-0 gap-1 text-sm [overflow-wrap:anywhere]">
      <p className="font-semibold">{row.name}</p>
      <p>
        <span className="sr-only">Before: </span>
        {row.pieces.map((piece, index) =>
          'same' in piece ? (
            piece.same
          ) : (
            <del key={keyOf(index)} className="rounded-[4px] bg-danger-soft text-on-danger-soft">
              {piece.was}
            </del>
          ),
        )}
      </p>
      <p>
        <span className="sr-only">After: </span>
        {row.pieces.map((piece, index) =>
          'same' in piece ? (
            piece.same
          ) : (
            <ins
              key={keyOf(index)}
              className="rounded-[4px] bg-success-soft font-semibold text-on-success-soft no-underline"
            >
              {piece.is}
            </ins>
          ),
        )}
        {isEmptied(row) && <span className="text-text-muted">Not known</span>}
      </p>
      {row.more > 0 && <p className="text-text-muted">and {row.more} more in the same text</p>}
      {row.fault !== null && <p className="font-semibold text-danger">{row.fault}</p>}
    </div>
  </li>
)

/** The pieces of a text are in an order of their own. */
const keyOf = (index: number) => `piece ${index}`

const isEmptied = ({ pieces, fault }: ShownReplacing) =>
  fault === null && pieces.every((piece) => 'is' in piece && piece.is === '')
