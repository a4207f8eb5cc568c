import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { orNull } from '../../web/api-client.ts'
import type { RunTab } from './import-run-address.ts'
import { BackToImports, ImportRunPage } from './import-run-page.tsx'
import { getImportRun } from './import-runs.requests.ts'

interface ImportRunScreenProps {
  id: number
  /** Undefined: the first that has something to show. */
  tab: RunTab | undefined
  page: number
  onChange: (part: { tab: RunTab; page: number }) => void
}

/** What an import brought, changed and refused; its course while it runs; and the way back. */
export function ImportRunScreen({ id, ...part }: ImportRunScreenProps) {
  const { content: run, hasFailed, reload } = useAnswer(String(id), () => orNull(getImportRun(id)))
  if (run) return <ImportRunPage run={run} reload={reload} {...part} />
  return (
    <AdminScreen title={`Import ${id}`}>
      <BackToImports />
      {run === null ? (
        <p role="status" className="text-text-muted">
          There is no such import.
        </p>
      ) : (
        <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
      )}
    </AdminScreen>
  )
}
