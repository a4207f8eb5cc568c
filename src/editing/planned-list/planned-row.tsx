import { Link } from '@tanstack/react-router'
import { CalendarClock, ExternalLink, MapPinned, TextAlignStart } from 'lucide-react'
import { May } from '../../office/accounts/current-user/may.tsx'
import { sectionHeading } from '../../site/page-content/section-heading.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { momentText } from '../../ui/moment-text.ts'
import { fieldLabel } from '../imports/change-rows.ts'
import type { PlannedChange } from '../planned-changes/planned-change.schema.ts'
import { plannedName, previewAddress, stateWords, whenWords } from '../planned-changes/planned-words.ts'

interface PlannedRowProps {
  planned: PlannedChange
  isBusy: boolean
  onPublish: () => void
  onTime: () => void
  onDiscard: () => void
}

export function PlannedRow({ planned, ...actions }: PlannedRowProps) {
  const { subject, name, where, state, when, username, updatedAt, publishedAt, refusal, isGone } = planned
  const Icon = subject === 'place' ? MapPinned : TextAlignStart
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-2 border-b border-border p-3.5 last:border-b-0 @2xl:grid-cols-[auto_minmax(0,1fr)_15rem] @5xl:col-span-full @5xl:grid-cols-subgrid">
      <Icon className="mt-0.5 size-5 flex-none text-text-subtle" />
      <div className="text-sm [overflow-wrap:anywhere]">
        <p className="text-base font-semibold">{name}</p>
        {where && <p className="text-text-muted">{where}</p>}
        <p>{fieldsOf(planned).join(', ')}</p>
        <p className="text-text-muted">
          {username ?? 'A former account'}, <time dateTime={updatedAt}>{momentText(updatedAt)}</time>
        </p>
      </div>
      <div className="text-sm [overflow-wrap:anywhere] col-start-2 @2xl:col-auto @2xl:pt-0.5">
        <p className="font-semibold">
          {publishedAt ? `${stateWords[state]} ${momentText(publishedAt)}` : stateWords[state]}
        </p>
        {when && !publishedAt && (
          <p>
            <time dateTime={when.at}>{whenWords(when)}</time>
          </p>
        )}
        {refusal && <p className="font-semibold text-danger">{refusal}</p>}
        {!refusal && !publishedAt && <Trouble planned={planned} />}
      </div>
      {!publishedAt && (
        <div className="col-span-full flex flex-wrap justify-end gap-2 max-sm:justify-start @5xl:col-auto">
          {!isGone && <Preview planned={planned} />}
          <Actions planned={planned} {...actions} />
        </div>
      )}
    </li>
  )
}

const fieldsOf = ({ subject, fields }: PlannedChange) =>
  fields.map((field) => (subject === 'page' ? sectionHeading(field) : fieldLabel(field)))

/** What will keep it from being published. */
function Trouble({ planned }: { planned: PlannedChange }) {
  const { isGone, overtaken } = planned
  const text = isGone
    ? 'It is no longer there'
    : overtaken.length > 0 &&
      `Somebody has changed this since: ${fieldsOf({ ...planned, fields: overtaken }).join(', ')}. Edit the draft to publish it`
  return text && <p className="font-semibold text-danger">{text}</p>
}

const Preview = ({ planned }: { planned: PlannedChange }) => (
  <a href={previewAddress(planned)} target="_blank" rel="noopener" className={buttonClass('outline', 'md')}>
    <ExternalLink className="size-4.5" />
    Preview<span className="sr-only"> of {plannedName(planned)} (opens in a new tab)</span>
  </a>
)

function Actions({ planned, isBusy, onPublish, onTime, onDiscard }: PlannedRowProps) {
  const { id, subject, isGone } = planned
  const name = plannedName(planned)
  return (
    <May be="editor">
      {!isGone && (
        <>
          <Link
            to={subject === 'page' ? '/admin/page-content' : '/admin/planned-changes'}
            search={{ planned: String(id) }}
            className={buttonClass('outline', 'md')}
          >
            Edit<span className="sr-only"> the draft of {name}</span>
          </Link>
          <Button look="outline" aria-label={`Change the time of ${name}`} onClick={onTime}>
            <CalendarClock className="size-4.5" />
            Time
          </Button>
          <Button
            look="outline"
            aria-label={`Publish ${name} now`}
            aria-disabled={isBusy}
            onClick={onPublish}
          >
            Publish now
          </Button>
        </>
      )}
      <Button look="ghost" aria-label={`Discard the draft of ${name}`} onClick={onDiscard}>
        Discard
      </Button>
    </May>
  )
}
