import { Link } from '@tanstack/react-router'
import { useAnswer } from '../../ui/use-answer.ts'
import type { PlannedChange } from './planned-change.schema.ts'
import { getPlannedChanges } from './planned-changes.requests.ts'
import { plannedAddress, previewAddress, whenWords } from './planned-words.ts'

const noteClass = 'rounded-md bg-bg-tint px-3.5 py-2.5 text-sm'

interface PlannedNoteProps {
  subject: PlannedChange['subject']
  subjectKey: string
  /** A number that changes where there may be others. */
  version?: number
}

/** Above a form: what colleagues plan for the same thing. Nothing where they plan nothing. */
export function PlannedNote({ subject, subjectKey, version = 0 }: PlannedNoteProps) {
  const { latest } = useAnswer(`planned ${subject} ${subjectKey} ${version}`, () =>
    getPlannedChanges({ subject, key: subjectKey }),
  )
  const waiting = latest?.filter(({ state }) => state !== 'published') ?? []
  if (waiting.length === 0) return null
  return (
    <p className={noteClass}>
      {waiting.length === 1 ? 'A change of this waits' : `${waiting.length} changes of this wait`} to be
      published: {waiting.map(({ when }) => (when ? `on ${whenWords(when)}` : 'a draft')).join(', ')}.{' '}
      <Link to={plannedAddress} className="text-link underline">
        Planned Changes
      </Link>
    </p>
  )
}

interface PlannedFormNoteProps {
  planned: PlannedChange
  /** What visitors see now of each field that somebody has changed since. */
  overtaken: readonly { label: string; now: string }[]
}

/** Above a form that changes what is planned. */
export const PlannedFormNote = ({ planned, overtaken }: PlannedFormNoteProps) => (
  <div role="note" className={`${noteClass} grid gap-1`}>
    <p>
      <strong>
        {planned.when ? `Planned for ${whenWords(planned.when)}` : 'A draft'}
        {planned.username && ` by ${planned.username}`}.
      </strong>{' '}
      Visitors do not see this yet.{' '}
      <a href={previewAddress(planned)} target="_blank" rel="noopener" className="text-link underline">
        Preview<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
    {planned.refusal && <p className="font-semibold">It was not published: {planned.refusal}.</p>}
    {overtaken.length > 0 && (
      <>
        <p className="font-semibold">
          Somebody has changed this since. It is published once you keep the draft again:
        </p>
        <ul className="list-disc pl-5">
          {overtaken.map(({ label, now }) => (
            <li key={label} className="[overflow-wrap:anywhere]">
              {label}, which visitors now read as: {now || '(empty)'}
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
)
