import { useState } from 'react'
import { serverMessage } from '../accounts/auth.requests.ts'
import { leaveIfSignedOut } from '../admin/leave-if-signed-out.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, inputClass } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { applyPlaceFile, checkPlaceFile } from './import-places.requests.ts'
import type { ImportReport } from './import-places.schema.ts'
import { ImportReportView } from './import-report-view.tsx'

interface ImportPlacesDialogProps {
  onClose: () => void
  onImported: () => void
}

/** A file is checked as soon as it is chosen; nothing is written before the editor has seen what it would do. */
export function ImportPlacesDialog({ onClose, onImported }: ImportPlacesDialogProps) {
  const { file, report, error, isBusy, choose, apply } = useImport()
  const count = report ? report.added + report.changed : 0
  const canApply = file !== undefined && report !== undefined && report.refused === 0 && count > 0
  const write = async () => {
    if (!(await apply())) return
    onImported()
    onClose()
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
            {isBusy ? 'Working...' : applyLabel(report)}
          </Button>
        </>
      }
    >
      <p className="text-sm text-text-muted">
        A CSV or GeoJSON file as the export gives it, up to 20 MB. What it changes counts as your own edit:
        later imports from providers keep it. Columns that are left out stay as they are.
      </p>
      <Field label="File" error={error}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.geojson,.json,text/csv,application/geo+json"
            className={inputClass}
            onChange={(event) => choose(event.target.files?.[0])}
          />
        )}
      </Field>
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

type State = { file?: File; report?: ImportReport; error?: string; isBusy: boolean }

function useImport() {
  const [state, setState] = useState<State>({ isBusy: false })
  const fail = (file: File, error: unknown) => {
    leaveIfSignedOut(error)
    setState({ file, error: serverMessage(error) ?? 'The guide cannot be reached.', isBusy: false })
  }
  return {
    ...state,
    async choose(file: File | undefined) {
      if (!file) return setState({ isBusy: false })
      setState({ file, isBusy: true })
      // A file chosen meanwhile has its own answer.
      const latest = (next: State) => setState((now) => (now.file === file ? next : now))
      await checkPlaceFile(file).then(
        (report) => latest({ file, report, isBusy: false }),
        (error) => fail(file, error),
      )
    },
    /** Whether it was written. */
    async apply(): Promise<boolean> {
      const { file, report } = state
      if (!file || !report) return false
      setState({ ...state, isBusy: true })
      try {
        const { added, changed } = await applyPlaceFile(file, report)
        toast({ title: 'Success', description: `${added} places added, ${changed} changed` })
        return true
      } catch (error) {
        fail(file, error)
        return false
      }
    },
  }
}
