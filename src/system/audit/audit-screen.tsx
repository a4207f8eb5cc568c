import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { partLink } from '../../office/shell/part-link.tsx'
import { usePartOfList } from '../../ui/use-part-of-list.ts'
import { getAudit } from './audit.requests.ts'
import { AuditFilterBar } from './audit-filter-bar.tsx'
import { type AuditFilters, searchOfAudit } from './audit-filters.ts'
import { AuditRow } from './audit-row.tsx'
import { KeptFor } from './kept-for.tsx'

interface AuditScreenProps {
  filters: AuditFilters
  onChange: (filters: AuditFilters) => void
}

/** Who did what to what and when. */
export function AuditScreen({ filters, onChange }: AuditScreenProps) {
  const { before: _, ...selection } = filters
  const search = searchOfAudit(filters)
  const { content, latest, hasFailed, reload } = usePartOfList(JSON.stringify(search), async () => ({
    ...(await getAudit(filters)),
    isFirst: !filters.before,
  }))
  const { next, isFirst = true } = content ?? latest ?? {}
  const file = new URLSearchParams(searchOfAudit(selection))
  return (
    <AdminScreen title="Audit log">
      <p className="mb-2 max-w-[70ch] text-sm text-text-muted">
        Who did what to what, the newest first. Keys and passwords are masked.
      </p>
      <a
        href={`/api/admin/audit/export.csv?${file}`}
        download
        className="mb-3 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-link underline"
      >
        <Download className="size-4.5" />
        Export CSV (the newest 100,000 that match)
      </a>
      <KeptFor onPruned={reload} />
      <div className="overflow-clip rounded-[20px] border border-border bg-surface">
        <AuditFilterBar
          filters={filters}
          onChange={(part) => onChange({ ...selection, ...part })}
          onClear={() => onChange({})}
        />
        <UnlessLoaded isThere={!!content} hasFailed={hasFailed} onRetry={reload} className="p-6" />
        {content && content.data.length > 0 && (
          <ul aria-label="Entries">
            {content.data.map((entry) => (
              <AuditRow key={entry.id} entry={entry} onUndone={reload} />
            ))}
          </ul>
        )}
        {content?.data.length === 0 && (
          <p role="status" className="p-6 text-text-muted">
            Nothing was noted that matches.
          </p>
        )}
      </div>
      {(filters.before || next || !isFirst) && (
        <nav aria-label="Pages" className="mt-4 flex flex-wrap gap-2">
          <Link to="/admin/audit" search={searchOfAudit(selection)} {...partLink(Boolean(filters.before))}>
            Newest
          </Link>
          <Link
            to="/admin/audit"
            search={next ? { ...search, before: next } : search}
            {...partLink(Boolean(next))}
          >
            Older
          </Link>
        </nav>
      )}
    </AdminScreen>
  )
}
