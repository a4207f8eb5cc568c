import { Link } from '@tanstack/react-router'
import { UndoButton } from '../../editing/history/undo-button.tsx'
import { FieldValue } from '../../editing/imports/field-value.tsx'
import { momentText } from '../../ui/moment-text.ts'
import type { AuditEntry } from './audit.schema.ts'
import { labelOf, tellEntry } from './audit-words.ts'
import { undoDeletions } from './undo-deletions.requests.ts'

interface AuditRowProps {
  entry: AuditEntry
  onUndone: () => void
}

export function AuditRow({ entry, onUndone }: AuditRowProps) {
  const { who, did, what, to, search = {} } = tellEntry(entry)
  const { id, at, entity, entityId, action, changes } = entry
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 border-b border-border p-3.5 text-sm [overflow-wrap:anywhere] last:border-b-0">
      <div>
        <p>
          <b className="font-semibold">{who}</b> {did}{' '}
          <Link to={to as '/admin'} search={search} className="underlined">
            {what}
          </Link>
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-text-muted">
          <time dateTime={at} className="inline-flex min-h-6 items-center">
            {momentText(at)}
          </time>
          {entityId !== null && (
            <Link
              to="/admin/audit"
              search={{ entity, entityId }}
              aria-label={`All of this: ${what}`}
              className="inline-flex min-h-6 items-center text-link underline"
            >
              All of this
            </Link>
          )}
        </p>
      </div>
      {entry.canBeUndone && (
        <UndoButton
          id={id}
          isDeletion={action === 'delete'}
          name={what}
          at={at}
          again={undoDeletions[entity]}
          onUndone={onUndone}
        />
      )}
      {changes.length > 0 && (
        <dl className="col-span-full grid gap-1">
          {changes.map(({ field, before, after }) => (
            <div key={field} className="flex flex-wrap gap-x-2">
              <dt className="font-semibold">{labelOf(entity, field)}</dt>
              <dd className="min-w-0">
                {action === 'update' && (
                  <>
                    <del className="text-text-muted">
                      <span className="sr-only">before: </span>
                      <FieldValue field={field} value={before} />
                    </del>
                    <span aria-hidden="true"> → </span>
                  </>
                )}
                <ins className="no-underline">
                  {action === 'update' && <span className="sr-only">after: </span>}
                  <FieldValue field={field} value={action === 'delete' ? before : after} />
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
