import type { ImportRun, UndoResult } from '../../gathering/imports/import-run.schema.ts'
import { sayFailure } from '../../office/shell/failure.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { counted } from './import-run-words.ts'
import { previewUndo, undoImport } from './import-runs.requests.ts'

interface UndoImportProps {
  run: ImportRun
  onClose: () => void
  onUndone: (result: UndoResult) => void
  /** A job undoes it. */
  onJob: (jobId: string) => void
  /** It is not as it was seen. */
  onRefused: () => void
  returnFocus: (event: Event) => void
}

export function UndoImport({ run, onClose, onUndone, onJob, onRefused, returnFocus }: UndoImportProps) {
  const undo = async () => {
    try {
      const answer = await undoImport(run.id)
      if ('jobId' in answer) onJob(answer.jobId)
      else {
        onUndone(answer)
        sayUndone(run)
      }
    } catch (error) {
      sayFailure('Failed to undo the import', error)
      onRefused()
    }
    onClose()
  }
  const { content: preview, hasFailed } = useAnswer(String(run.id), () => previewUndo(run.id))
  return (
    <ConfirmDialog
      title={`Undo import ${run.id}?`}
      confirmLabel="Undo import"
      onConfirm={undo}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      {!preview && !hasFailed && <span role="status">Looking at what can be taken back...</span>}
      {preview && <Preview run={run} preview={preview} />}
      <span className="mt-3 block">
        What an editor or another import has changed since stays. The import can be run again at any time.
      </span>
    </ConfirmDialog>
  )
}

export const sayUndone = ({ id }: Pick<ImportRun, 'id'>) =>
  toast({ title: 'Success', description: `Import ${id} undone` })

const mostNames = 5

function Preview({
  run,
  preview: { removed, restored, kept, keptInAll },
}: {
  run: ImportRun
  preview: UndoResult
}) {
  const names = kept.slice(0, mostNames).map(({ name }) => name)
  const more = keptInAll - names.length
  return (
    <span className="grid gap-1.5">
      {run.added > 0 && (
        <span>
          <b>
            {removed.toLocaleString('en')} of {counted(run.added, 'added place')}
          </b>{' '}
          will be removed.
        </span>
      )}
      {restored > 0 && (
        <span>
          <b>{counted(restored, 'place')}</b> will be as before.
        </span>
      )}
      {kept.length > 0 && (
        <span>
          <b>{counted(keptInAll, 'place')}</b> will stay: {names.join(', ')}
          {more > 0 && ` and ${more.toLocaleString('en')} more`}.
        </span>
      )}
    </span>
  )
}
