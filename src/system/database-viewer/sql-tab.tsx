import { useRef, useState } from 'react'
import { runQuery } from './database.requests.ts'
import type { QueryResult, ShownTable } from './database.schema.ts'
import { QueryAlert } from './query-alert.tsx'
import { type Failure, failureOf } from './query-failure.ts'
import { QueryResultPart } from './query-result.tsx'
import { SampleQueries } from './sample-queries.tsx'
import { SqlForm } from './sql-form.tsx'

interface SqlTabProps {
  tables: readonly ShownTable[]
  query: string
  onQueryChange: (query: string) => void
  /** The query had its answer. */
  onDone: () => void
}

type Outcome = { result: QueryResult; milliseconds: number } | { failure: Failure }

export function SqlTab({ tables, query, onQueryChange, onDone }: SqlTabProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [isRunning, setIsRunning] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const execute = async () => {
    if (isRunning || query.trim() === '') return field.current?.focus()
    setIsRunning(true)
    const begun = performance.now()
    try {
      const result = await runQuery(query)
      onDone()
      setOutcome({ result, milliseconds: Math.round(performance.now() - begun) })
    } catch (error) {
      setOutcome({ failure: failureOf(error, query) })
    }
    setIsRunning(false)
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
        {outcome && 'result' in outcome && <QueryResultPart {...outcome} />}
      </div>
    </div>
  )
}
