import { Plus } from 'lucide-react'
import { leftForm } from '../../office/drafts/left-forms.ts'
import { UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { madeAgain } from '../../office/shell/made-again.tsx'
import { useDeletion } from '../../office/shell/use-deletion.tsx'
import { useOpenDialog } from '../../office/shell/use-open-dialog.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import type { Config } from './config.schema.ts'
import { ConfigDialog } from './config-dialog.tsx'
import { ConfigTable } from './config-table.tsx'
import { deleteConfig, getConfigs, undoConfigDeletion } from './configs.requests.ts'

export function SystemConfigurations() {
  const { latest: configs, hasFailed, reload } = useAnswer('', getConfigs)
  /** 'new', or 'key-' and that of the one that is edited. */
  const [opened, open] = useOpenDialog(dialogOf(leftForm('config:')))
  const edited = configs?.find(({ key }) => dialogOf(key) === opened)
  const { doomed, ask, focusAfter, dialog } = useDeletion({
    question: 'delete-key',
    nameOf: ({ key }) => key,
    things: configs,
    remove: ({ key }: Config) => deleteConfig(key),
    words: { done: 'Configuration deleted successfully', failed: 'Failed to delete config' },
    undo: ({ key }, { historyId }) =>
      madeAgain({ name: key, make: () => undoConfigDeletion(historyId), onEnd: reload }),
    onEnd: reload,
  })
  return (
    <section aria-labelledby="system-configurations">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="system-configurations" className="text-[1.25rem]!">
          System Configurations
        </h2>
        <Button ref={focusAfter} onClick={() => open('new')}>
          <Plus className="size-5" />
          Add Config
        </Button>
      </div>
      <UnlessLoaded isThere={configs !== undefined} hasFailed={hasFailed} onRetry={reload} />
      {configs && <ConfigTable configs={configs} onEdit={({ key }) => open(`key-${key}`)} onDelete={ask} />}
      {(edited || opened === 'new') && (
        <ConfigDialog config={edited} onClose={() => open('')} onSaved={reload} />
      )}
      {doomed && (
        <ConfirmDialog title={`Delete '${doomed.key}'?`} {...dialog}>
          The configuration {doomed.key} and its value will be gone. What uses it goes on without. For an hour
          Undo brings it back, also in the audit log.
        </ConfirmDialog>
      )}
    </section>
  )
}

/** Of a new configuration the key is empty. */
const dialogOf = (key: string | undefined) => (key === '' ? 'new' : key && `key-${key}`)
