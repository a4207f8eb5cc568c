import { useEffect, useState } from 'react'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { toast } from '../../ui/toast.ts'
import { useSingleKeys } from '../../ui/use-single-keys.ts'
import { EditPlace } from '../place-form/edit-place.tsx'
import { getGroupNow } from './admin-reports.requests.ts'
import type { ReportGroup } from './admin-reports.schema.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { askedChange, askedField } from './asked-change.ts'
import { noteAddress, noteText } from './note-link.ts'
import { ReportBar } from './report-bar.tsx'
import { ReportCard } from './report-card.tsx'
import { type ReportAction, reportKeys } from './report-keys.ts'
import { ReportTabs } from './report-tabs.tsx'
import { addressOf, useOpenReport } from './use-open-report.ts'
import { useReports } from './use-reports.tsx'

interface ReportsScreenProps {
  /** Among all that are open. */
  position: number
  onMove: (position: number) => void
}

/** What families tell, one place and reason after the other, with what it takes to decide. */
export function ReportsScreen({ position, onMove }: ReportsScreenProps) {
  const { group, total = 0, hasFailed, reload, isBusy, decideAbout, noteThese } = useReports(position)
  const [hasKeys, setKeys] = useState(true)
  const { openedForm, openedGroup, isOpen, open, close, renew } = useOpenReport(group, !isBusy)
  const isPastEnd = total > 0 && position > total
  useEffect(() => {
    // Another position would close the form.
    if (isPastEnd && !isOpen) onMove(total)
  })
  const act = (action: ReportAction) => {
    if (isBusy || !group) return
    if (action === 'next' && position < total) onMove(position + 1)
    if (action === 'previous' && position > 1) onMove(position - 1)
    if (action === 'apply') apply(group)
    if (action === 'answer') open('answer', group)
    if (action === 'dismiss') void decideAbout(group, { decision: 'dismissed' })
    if (action === 'note') {
      openNote(group)
      noteThese(group)
    }
  }
  const apply = (chosen: ReportGroup) =>
    askedChange(chosen.reason)
      ? void decideAbout(chosen, { decision: 'applied', updatedAt: chosen.place.updatedAt })
      : open('edit', chosen)
  useSingleKeys(reportKeys, hasKeys && !isOpen, act)
  return (
    <AdminScreen
      title="Reports"
      badge={
        <p role="status" className="text-sm text-text-muted tabular-nums">
          {total > 0 && `${Math.min(position, total)} of ${total}`}
        </p>
      }
    >
      <ReportTabs isDecided={false} />
      <div className="overflow-clip rounded-lg border border-border bg-surface" aria-busy={isBusy}>
        {total > 0 && <ReportBar {...{ position, total, isBusy, hasKeys }} onKeys={setKeys} onAct={act} />}
        {group && !hasFailed && <ReportCard group={group} />}
        {(hasFailed || (!group && isBusy)) && (
          <div className="p-4">
            <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
          </div>
        )}
        {!group && !isBusy && (
          <p role="status" className="p-6 text-text-muted">
            No report waits for a decision.
          </p>
        )}
      </div>
      {openedGroup && openedForm === 'edit' && (
        <EditPlace
          placeId={openedGroup.place.id}
          field={askedField(openedGroup.reason)}
          onClose={close}
          onSaved={() => void decideAbout(openedGroup, { decision: 'applied' })}
        />
      )}
      {openedGroup && openedForm === 'answer' && (
        <AnswerDialog
          form={addressOf('answer', openedGroup)}
          group={openedGroup}
          onClose={close}
          onAnswer={async (answer) => {
            const isKept = await decideAbout(openedGroup, { decision: 'answered', answer })
            // They may have changed before, and have now if the form stays open.
            const renewing = getGroupNow(openedGroup).then(renew, () => renew(undefined))
            if (!isKept) await renewing
            return isKept
          }}
        />
      )}
    </AdminScreen>
  )
}

function openNote({ place, reason, reports }: ReportGroup) {
  const reported = { ...place, reason, count: reports.length }
  // It is at hand where the site does not fill it in.
  navigator.clipboard?.writeText(noteText(reported)).then(
    () => toast({ title: 'Note copied', description: 'Paste it where OpenStreetMap asks for the text.' }),
    () => undefined,
  )
  window.open(noteAddress(reported), '_blank', 'noopener')
}
