import { nearKm } from '../places/position-doubt.ts'
import type { ImportReport } from './import-places.schema.ts'

const counted = [
  ['added', 'New places'],
  ['changed', 'Changed places'],
  ['unchanged', 'As they are'],
  ['refused', 'Refused rows'],
] as const

/** What a file would do, row by row where it matters. */
export const ImportReportView = ({ report }: { report: ImportReport }) => (
  <section aria-label="What the file would do" className="grid gap-4">
    <dl className="grid grid-cols-2 gap-2.5 sm:grid-cols-4">
      {counted.map(([name, label]) => (
        <div key={name} className="rounded-md border border-border px-3 py-2">
          <dt className="text-xs text-text-muted">{label}</dt>
          <dd className="text-lg font-semibold tabular-nums">{report[name].toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
    {report.refused > 0 && (
      <Rows
        title="Refused: mend these rows and choose the file again"
        left={report.refused - new Set(report.refusedRows.map(({ line }) => line)).size}
      >
        {report.refusedRows.map(({ line, name, field, reason }) => (
          <li key={`${line} ${field}`}>
            <b className="tabular-nums">Row {line}</b>
            {name && ` ${name}`}
            {field && `, ${field}`}: {reason}
          </li>
        ))}
      </Rows>
    )}
    {report.far > 0 && (
      <Rows title="Far from every city: are these positions right?" left={report.far - report.farRows.length}>
        {report.farRows.map(({ line, name, areSwapped }) => (
          <li key={line}>
            <b className="tabular-nums">Row {line}</b> {name}: no city of the guide lies within {nearKm} km
            {areSwapped && '. Are latitude and longitude swapped?'}
          </li>
        ))}
      </Rows>
    )}
    {report.changes.length > 0 && (
      <Rows title="Changes" left={report.added + report.changed - report.changes.length}>
        {report.changes.map(({ line, id, name, fields }) => (
          <li key={line}>
            <b className="tabular-nums">Row {line}</b> {name}: {id === null ? 'new' : fields.join(', ')}
          </li>
        ))}
      </Rows>
    )}
  </section>
)

type RowsProps = { title: string; left: number; children: React.ReactNode[] }

const Rows = ({ title, left, children }: RowsProps) => (
  <div className="grid gap-1.5">
    <h3 className="text-[1.0625rem]!">{title}</h3>
    <ul className="grid gap-1 text-sm [overflow-wrap:anywhere]">{children}</ul>
    {left > 0 && <p className="text-sm text-text-muted">and {left.toLocaleString('en')} more</p>}
  </div>
)
