import { useRef } from 'react'
import type { ShownTable } from './database.schema.ts'
import { NotYet } from './not-yet.tsx'
import { QueryAlert } from './query-alert.tsx'
import { QueryResultPart } from './query-result.tsx'
import { SampleQueries } from './sample-queries.tsx'
import { SqlForm } from './sql-form.tsx'
import { useQuery } from './use-query.tsx'

interface SqlTabProps {
  tables: readonly ShownTable[]
  query: string
  onQueryChange: (query: string) => void
  /** The query had its answer. */
  onDone: () => void
}

export function SqlTab({ tables, query, onQueryChange, onDone }: SqlTabProps) {
  const { outcome, isRunning, run, stop } = useQuery({ onDone })
  const field = useRef<HTMLTextAreaElement>(null)
  const execute = () => {
    if (isRunning || query.trim() === '') return field.current?.focus()
    return run(query)
  }
  const choose = (sample: string) => {
    onQueryChange(sample)
    field.current?.focus()
  }
  const failure = outcome && 'failure' in outcome ? outcome.failure : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_290px]">
      <SampleQueries current={query} onChoose={choose} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-1 lg:row-start-1">
        <SqlForm
          {...{ tables, query, onQueryChange, field, isRunning }}
          hasFailed={failure !== undefined}
          onExecute={execute}
        />
        {failure && <QueryAlert failure={failure} />}
        {outcome && 'wait' in outcome && <NotYet reason={outcome.wait.reason} onStop={stop} />}
        {outcome && 'result' in outcome && <QueryResultPart {...outcome} />}
      </div>
    </div>
  )
}
