import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { sayFailure } from '../admin/failure.tsx'
import { LoadingOrFailed } from '../admin/loading-or-failed.tsx'
import { useContent } from '../admin/use-content.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { toast } from '../ui/toast.ts'
import type { Config } from './config.schema.ts'
import { ConfigDialog } from './config-dialog.tsx'
import { ConfigTable } from './config-table.tsx'
import { deleteConfig, getConfigs } from './configs.requests.ts'

export function SystemConfigurations() {
  const { content: configs, hasFailed, reload } = useContent('', getConfigs)
  const [edited, setEdited] = useState<Config | 'new'>()
  const [doomed, setDoomed] = useState<Config>()
  const add = useRef<HTMLButtonElement>(null)
  const isRowGone = useRef(false)
  const focusAfterDelete = (event: Event) => {
    if (!isRowGone.current) return
    isRowGone.current = false
    event.preventDefault()
    add.current?.focus()
  }
  const remove = async ({ key }: Config) => {
    try {
      await deleteConfig(key)
      isRowGone.current = true
      toast({ title: 'Configuration deleted successfully' })
    } catch (error) {
      sayFailure('Failed to delete config', error)
    }
    setDoomed(undefined)
    reload()
  }
  return (
    <section aria-labelledby="system-configurations">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="system-configurations" className="text-[1.25rem]!">
          System Configurations
        </h2>
        <Button ref={add} onClick={() => setEdited('new')}>
          <Plus className="size-5" />
          Add Config
        </Button>
      </div>
      {configs ? (
        <ConfigTable configs={configs} onEdit={setEdited} onDelete={setDoomed} />
      ) : (
        <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
      )}
      {edited && (
        <ConfigDialog
          config={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={reload}
        />
      )}
      {doomed && (
        <ConfirmDialog
          title={`Delete '${doomed.key}'?`}
          confirmLabel="Delete"
          onConfirm={() => remove(doomed)}
          onClose={() => setDoomed(undefined)}
          returnFocus={focusAfterDelete}
        >
          The configuration {doomed.key} and its value will be gone. What uses it goes on without.
        </ConfirmDialog>
      )}
    </section>
  )
}
