import { classNames } from '../../ui/class-names.ts'
import { cellText } from './cell-text.ts'

interface DataTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly Record<string, unknown>[]
}

/** Rows of whatever there is; it scrolls sideways in itself. */
export const DataTable = ({ caption, columns, rows }: DataTableProps) => (
  <section
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    tabIndex={0}
    aria-label={caption}
    className="overflow-x-auto rounded-lg border border-border bg-surface [scrollbar-width:thin]"
  >
    <table className="w-full text-left text-[0.8125rem]">
      <caption className="sr-only">{caption}</caption>
      <thead className="h-11 bg-bg-tint text-xs text-text-muted">
        <tr>
          {columns.map((name) => (
            <th
              key={name}
              scope="col"
              className={classNames(cellClass, 'font-semibold', isNumeric(rows, name) && 'text-right')}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="font-mono">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a query have no identity, and never move
          <tr key={index} className="h-11 border-t border-border">
            {columns.map((name) => (
              <Cell key={name} value={row[name]} />
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr className="h-11 border-t border-border">
            <td colSpan={Math.max(1, columns.length)} className={`${cellClass} font-sans text-text-muted`}>
              No rows
            </td>
          </tr>
        )}
      </tbody>
    </table>
  </section>
)

function Cell({ value }: { value: unknown }) {
  const text = cellText(value)
  const isLong = text !== undefined && text.length > 60
  return (
    <td className={classNames(cellClass, typeof value === 'number' && 'text-right tabular-nums')}>
      {text === undefined ? (
        <i className="text-text-muted">null</i>
      ) : isLong ? (
        <div className="line-clamp-3 w-[44ch] [overflow-wrap:anywhere]" title={text}>
          {text}
        </div>
      ) : (
        <span className="whitespace-pre">{text}</span>
      )}
    </td>
  )
}

const isNumeric = (rows: readonly Record<string, unknown>[], name: string) =>
  rows.length > 0 && rows.every((row) => typeof row[name] === 'number')

const cellClass = 'px-3.5 py-1'
