import { useState } from 'react'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { Pages } from '../../ui/pages.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { DataTable } from './data-table.tsx'
import { getTableData } from './database.requests.ts'

export function TableContent({ table }: { table: string }) {
  const [page, setPage] = useState(1)
  const { content, latest, hasFailed, reload } = useAnswer(String(page), () => getTableData(table, page))
  return (
    <section>
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-[1.125rem]!">Data</h2>
        <p role="status" className="text-sm text-text-muted tabular-nums">
          {content && `${content.rows.length} of ${content.total} ${content.total === 1 ? 'row' : 'rows'}`}
        </p>
      </div>
      {content ? (
        <DataTable caption={`Data of ${table}`} columns={content.columns} rows={content.rows} />
      ) : (
        <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
      )}
      {latest && latest.totalPages > 1 && (
        <Pages page={page} totalPages={latest.totalPages} onPage={setPage} />
      )}
    </section>
  )
}
