import { useState } from 'react'
import { serverMessage } from '../../office/accounts/current-user/auth.requests.ts'
import type { Job } from '../../office/jobs/job.schema.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { applyPlaceFile, checkPlaceFile } from './import-places.requests.ts'
import type { ImportReport } from './import-places.schema.ts'
import { ImportReportView } from './import-report-view.tsx'

interface ImportPlacesDialogProps {
  onClose: () => void
  onImported: () => void
}

/** A file is checked as soon as it is chosen; nothing is written before the editor has seen what it would do. */
export function ImportPlacesDialog({ onClose, onImported }: ImportPlacesDialogProps) {
  const { file, report, error, isBusy, done, addUnknown, choose, setAddUnknown, apply } = useImport()
  const busy = done ? `Working... ${done}` : 'Working...'
  const count = report ? report.added + report.changed : 0
  const canApply = file !== undefined && report !== undefined && report.refused === 0 && count > 0
  const write = async () => {
    const isWritten = await apply()
    // What was cancelled half-way has written some.
    onImported()
    if (isWritten) onClose()
  }
  return (
    <Dialog
      title="Import places"
      onClose={onClose}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!canApply} aria-disabled={isBusy} onClick={() => !isBusy && write()}>
            {isBusy ? busy : applyLabel(report)}
          </Button>
        </>
      }
    >
      <p className="text-sm text-text-muted">
        A CSV or GeoJSON file as the export gives it, up to a million places. What it changes counts as your
        own edit: later imports from providers keep it. Columns that are left out stay as they are. A large
        file is written in the background, batch by batch, even when this window is closed.
      </p>
      <Field label="File" error={error}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.geojson,.json,text/csv,application/geo+json"
            className={inputClass}
            onClick={(event) => {
              if (isBusy) return
              // Or a file that was mended could not be chosen again.
              event.currentTarget.value = ''
              void choose(undefined)
            }}
            onChange={(event) => choose(event.target.files?.[0])}
          />
        )}
      </Field>
      <label htmlFor="add-unknown" className="flex min-h-11 items-center gap-2.5 text-sm">
        <Checkbox
          id="add-unknown"
          checked={addUnknown}
          aria-disabled={isBusy}
          onChange={(event) => !isBusy && setAddUnknown(event.target.checked)}
        />
        The file is another guide's: add places whose ids are unknown here
      </label>
      <p role="status" className="sr-only">
        {isBusy
          ? 'Working...'
          : report && `${report.added} new, ${report.changed} changed, ${report.refused} refused`}
      </p>
      {report && <ImportReportView report={report} />}
    </Dialog>
  )
}

function applyLabel(report: ImportReport | undefined): string {
  if (!report) return 'Import'
  return report.added + report.changed === 0
    ? 'Nothing to import'
    : `Add ${report.added.toLocaleString('en')}, change ${report.changed.toLocaleString('en')}`
}

type State = { file?: File; report?: ImportReport; error?: string; isBusy: boolean; done?: string }

function useImport() {
  const [state, setState] = useState<State>({ isBusy: false })
  const [addUnknown, setAddUnknown] = useState(false)
  // A file chosen meanwhile has its own answer.
  const setOf = (file: File, next: (now: State) => State) =>
    setState((now) => (now.file === file ? next(now) : now))
  const fail = async (file: File, cause: unknown) => {
    const error =
      serverMessage(cause) ??
      ((await isAsChosen(file))
        ? 'The guide cannot be reached.'
        : 'The file was changed since it was chosen. Choose it again.')
    setOf(file, () => ({ file, error, isBusy: false }))
  }
  const sending = (file: File, addUnknown: boolean) => ({
    addUnknown,
    onJob: ({ progress: { done, total }, error }: Pick<Job, 'progress' | 'error'>) => {
      const words = total > 0 ? `${done.toLocaleString('en')} of ${total.toLocaleString('en')}` : ''
      setOf(file, ({ error: _, ...now }) =>
        now.isBusy ? { ...now, done: words, ...(error && { error }) } : now,
      )
    },
  })
  const check = async (file: File, addUnknown: boolean) => {
    setState({ file, isBusy: true })
    await checkPlaceFile(file, sending(file, addUnknown)).then(
      (report) => setOf(file, () => ({ file, report, isBusy: false })),
      (error) => fail(file, error),
    )
  }
  return {
    ...state,
    addUnknown,
    choose: async (file: File | undefined) => (file ? check(file, addUnknown) : setState({ isBusy: false })),
    async setAddUnknown(addUnknown: boolean) {
      setAddUnknown(addUnknown)
      if (state.file) await check(state.file, addUnknown)
    },
    /** Whether it was written. */
    async apply(): Promise<boolean> {
      const { file, report } = state
      if (!file || !report) return false
      setState({ ...state, isBusy: true })
      try {
        const { added, changed, refused } = await applyPlaceFile(file, report, sending(file, addUnknown))
        const left =
          refused > 0 && `, ${refused} rows left out as somebody has changed their places meanwhile`
        toast({ title: 'Success', description: `${added} places added, ${changed} changed${left || ''}` })
        return true
      } catch (error) {
        await fail(file, error)
        return false
      }
    },
  }
}

/** A browser sends no file that another program has written meanwhile, and reads none. */
const isAsChosen = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
