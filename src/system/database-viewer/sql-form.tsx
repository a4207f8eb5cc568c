import { Play } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import type { ShownTable } from './database.schema.ts'
import { SqlField } from './sql-field.tsx'

interface SqlFormProps {
  tables: readonly ShownTable[]
  query: string
  onQueryChange: (query: string) => void
  field: RefObject<HTMLTextAreaElement | null>
  hasFailed: boolean
  isRunning: boolean
  onExecute: () => void
}

export const SqlForm = ({ isRunning, onExecute, ...field }: SqlFormProps) => (
  <section aria-label="Query" className="rounded-[20px] border border-border bg-surface p-4 sm:p-6">
    <SqlField {...field} onExecute={onExecute} />
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <p className="mr-auto text-xs text-text-muted">
        One SELECT, at most 3 seconds and 500 rows. The first of a large table may wait longer to begin.
      </p>
      <span className="flex gap-1 max-sm:hidden" aria-hidden="true">
        <kbd className={keyClass}>Ctrl</kbd>
        <kbd className={keyClass}>Enter</kbd>
      </span>
      <Button onClick={onExecute} aria-disabled={isRunning} className="max-sm:w-full">
        <Play className="size-5" />
        {isRunning ? 'Executing...' : 'Execute Query'}
      </Button>
    </div>
  </section>
)

const keyClass =
  'rounded-[5px] border border-border-strong bg-surface-sunken px-1.5 py-0.5 font-sans text-2xs font-semibold text-text-muted'
