import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyHills } from '../art/empty-hills.tsx'
import { ReasonButtons } from './reason-buttons.tsx'
import { type Reason, type ReportedPlace, reasonTitles } from './report.ts'
import { ReportMore } from './report-more.tsx'
import { type More, useReport } from './use-report.tsx'

interface ReportDialogProps {
  place: ReportedPlace
  /** What is told at once. */
  reason: Reason | undefined
  onClose: () => void
}

const nothingMore: More = { sentence: '', photo: undefined, website: '' }

/** What families wrote and have not sent, by the place's slug, with what is saved of it: a dialog is closed by a slip. */
const unsent = new Map<string, { reason: Reason; more: More }>()

/** One tap on a reason is a report; a sentence and a photo may follow, and it can be taken back. */
export function ReportDialog({ place, reason: first, onClose }: ReportDialogProps) {
  const { slug } = place
  // That reason alone would tell an editor nothing.
  const told =
    first === 'other' && place.notice ? { ...nothingMore, sentence: place.notice.title } : undefined
  const { reason, isBusy, tell, takeBack } = useReport(slug, first, unsent.get(slug)?.reason, told)
  const [more, setMore] = useState(() => unsent.get(slug)?.more ?? told ?? nothingMore)
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    if (reason && !isSent && (more.sentence || more.photo)) unsent.set(slug, { reason, more })
    else unsent.delete(slug)
  }, [slug, reason, more, isSent])
  if (isSent)
    return <Thanks isBusy={isBusy} onClose={onClose} onUndo={async () => (await takeBack()) && onClose()} />
  const send = async () => reason && (await tell(reason, more)) && setSent(true)
  // What was written all the same is not left behind.
  const end = () => (more.sentence.trim() || more.photo ? send() : setSent(true))
  return (
    <Dialog
      title="Tell us"
      onClose={onClose}
      footer={
        reason ? (
          <>
            <Button look="ghost" aria-disabled={isBusy} onClick={() => !isBusy && void end()}>
              That is all
            </Button>
            <Button look="accent" aria-disabled={isBusy} onClick={() => !isBusy && void send()}>
              Send
            </Button>
          </>
        ) : (
          <Button look="ghost" onClick={onClose}>
            Cancel
          </Button>
        )
      }
    >
      <p role="status" className="text-sm text-text-muted">
        {reason
          ? `Saved: ${reasonTitles[reason].toLowerCase()}. Add more if you like.`
          : `${place.placeName}. One tap is enough.`}
      </p>
      <ReasonButtons chosen={reason} isBusy={isBusy} onChoose={(chosen) => void tell(chosen)} />
      {reason && <ReportMore more={more} onChange={(part) => setMore((now) => ({ ...now, ...part }))} />}
    </Dialog>
  )
}

const Thanks = ({
  isBusy,
  onClose,
  onUndo,
}: {
  isBusy: boolean
  onClose: () => void
  onUndo: () => void
}) => (
  <Dialog
    title="Thank you"
    onClose={onClose}
    footer={
      <>
        <Button look="ghost" aria-disabled={isBusy} onClick={() => !isBusy && onUndo()}>
          Undo
        </Button>
        <Button onClick={onClose}>Back to the place</Button>
      </>
    }
  >
    <div className="grid justify-items-center gap-3 text-center">
      <div className="w-60">
        <EmptyHills />
      </div>
      <p role="status" className="max-w-[30em] text-sm text-text-muted">
        An editor will look at it. When three families say the same, we put a note on the page at once.
      </p>
    </div>
  </Dialog>
)
