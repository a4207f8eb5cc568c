import { reasonTitles } from '../../guide/reports/report.ts'
import { momentText } from '../../ui/moment-text.ts'
import type { ReportGroup } from './admin-reports.schema.ts'
import { changeText } from './asked-change.ts'

/** What families say of a place, in their words. */
export function ReportCard({ group: { place, reason, since, notedAt, reports } }: { group: ReportGroup }) {
  const count = reports.length === 1 ? 'One family' : `${reports.length} families`
  const told = reports.filter(({ sentence, storagePath }) => sentence || storagePath)
  return (
    <article aria-label={place.name} className="grid gap-3.5 p-4">
      <h2 className="text-[1.375rem]! [overflow-wrap:anywhere]">
        <a href={`/funplace/${place.slug}`} target="_blank" rel="noopener" className="text-text underline">
          {place.name}
        </a>
      </h2>
      <p>
        <b className="font-semibold">{reasonTitles[reason]}</b>
        <span className="text-text-muted">
          {' '}
          · {count}, since {momentText(since)}
        </span>
      </p>
      {told.length > 0 && (
        <ul aria-label="What they wrote" className="grid gap-2.5 sm:grid-cols-2">
          {told.map(({ id, sentence, storagePath, at }) => (
            <li key={id} className="grid content-start gap-2 rounded-md border border-border p-3 text-sm">
              {sentence && <p className="[overflow-wrap:anywhere]">{sentence}</p>}
              {storagePath && (
                <img
                  src={`/api/admin/images/${storagePath}`}
                  alt="What a family saw"
                  className="max-h-96 w-full rounded-md object-contain"
                />
              )}
              <time dateTime={at} className="text-xs text-text-muted">
                {momentText(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-text-muted">
        {changeText(reason)}
        {notedAt && ` A note at OpenStreetMap was begun ${momentText(notedAt)}.`}
      </p>
    </article>
  )
}
