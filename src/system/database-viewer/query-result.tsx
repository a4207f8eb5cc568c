import { Check, Download } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DataTable } from './data-table.tsx'
import type { QueryResult } from './database.schema.ts'
import { csvOf } from './result-csv.ts'

interface QueryResultPartProps {
  result: QueryResult
  milliseconds: number
}

export const QueryResultPart = ({ result, milliseconds }: QueryResultPartProps) => (
  <div className="min-w-0">
    <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 className="text-[1.125rem]!">Result</h2>
      <p
        role="status"
        className="flex flex-wrap items-center gap-x-3 text-sm tabular-nums max-sm:order-last max-sm:basis-full sm:ml-auto"
      >
        <Badge className="bg-success-soft text-on-success-soft">
          <Check />
          {result.command}
        </Badge>
        <b className="font-semibold">{rowsText(result)}</b>
        <span className="text-text-muted">{milliseconds} ms</span>
      </p>
      <Button look="outline" onClick={() => download(csvOf(result))}>
        <Download className="size-4.5" />
        CSV
      </Button>
    </div>
    <DataTable caption="Result" columns={result.columns} rows={result.rows} />
  </div>
)

const rowsText = ({ rowCount, truncated }: QueryResult) =>
  `${truncated ? 'First ' : ''}${rowCount} ${rowCount === 1 ? 'row' : 'rows'}`

function download(csv: string) {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: 'query-result.csv' })
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
