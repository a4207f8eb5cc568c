import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

export interface DraftNoteProps {
  /** When what was brought back was written. */
  restoredAt: number | undefined
  /** When what lies in another tab was written. */
  elsewhereAt: number | undefined
  /** Whether the browser keeps what is written. */
  isKept: boolean
  hasSecrets: boolean
  discard: () => void
  bring: () => void
}

/** What there is to say in a form about what was written before. */
export const DraftNote = ({
  restoredAt,
  elsewhereAt,
  isKept,
  hasSecrets,
  discard,
  bring,
}: DraftNoteProps) => (
  <>
    {restoredAt !== undefined && (
      <Note label="Discard" onAct={discard}>
        Your unsaved changes from {momentOf(restoredAt)} are back.
        {hasSecrets && ' Secret values are never kept in the browser: please enter them again.'}
      </Note>
    )}
    {elsewhereAt !== undefined && (
      <Note label="Bring them here" onAct={bring}>
        There are unsaved changes from {momentOf(elsewhereAt)} in another tab, or one that broke off.
      </Note>
    )}
    {!isKept && <Note>This browser cannot keep what you write. Save it before you leave.</Note>}
  </>
)

type NoteProps = { children: ReactNode; label?: string; onAct?: () => void }

const Note = ({ children, label, onAct }: NoteProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 rounded-md bg-bg-tint py-1.5 pr-2 pl-3.5 text-sm">
    <p role="status" className="min-h-8 content-center font-semibold">
      {children}
    </p>
    {label && (
      <Button look="ghost" onClick={onAct} className="px-3!">
        {label}
      </Button>
    )}
  </div>
)

/** '14:05', with the day when it was not today. */
function momentOf(at: number): string {
  const moment = new Date(at)
  const isToday = moment.toDateString() === new Date().toDateString()
  const time = moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  return isToday ? time : `yesterday, ${time}`
}
