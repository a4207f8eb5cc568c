import { useState } from 'react'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { DataTable } from './data-table.tsx'
import { getTableInfo } from './database.requests.ts'
import type { ShownTable } from './database.schema.ts'
import { TableContent } from './table-content.tsx'
import { TableList } from './table-list.tsx'

export function TableBrowser({ tables }: { tables: readonly ShownTable[] }) {
  const [table, setTable] = useState('cities')
  const { content: columns, hasFailed, reload } = useAnswer(table, () => getTableInfo(table))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[252px_minmax(0,1fr)]">
      <TableList names={tables.map(({ table_name }) => table_name)} chosen={table} onChoose={setTable} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <section>
          <h2 className={headingClass}>
            Columns of <code className="font-mono font-semibold">{table}</code>
          </h2>
          {columns ? (
            <DataTable caption={`Columns of ${table}`} columns={columnHeads} rows={columns.map(columnRow)} />
          ) : (
            <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
          )}
        </section>
        <TableContent key={table} table={table} />
      </div>
    </div>
  )
}

const headingClass = 'mb-2.5 text-[1.125rem]!'

const columnHeads = ['Column', 'Type', 'Nullable', 'Default']

type Column = Awaited<ReturnType<typeof getTableInfo>>[number]

const columnRow = (column: Column) => ({
  ...{ Column: column.column_name, Type: column.data_type },
  ...{ Nullable: column.is_nullable, Default: column.column_default },
})
