import { ArrowRight, Lock, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ImportedPlace } from '../../gathering/imports/import-run.schema.ts'
import { changeRows, fieldLabel } from './change-rows.ts'
import { FieldValue } from './field-value.tsx'

/** Of a changed place each field before and after; of edited ones what was not taken. */
export function ChangedFields({ place }: { place: ImportedPlace }) {
  const rows = changeRows(place)
  if (rows.length + place.kept.length === 0) return null
  return (
    <dl className="overflow-clip rounded-[14px] border border-border text-sm [overflow-wrap:anywhere]">
      {rows.map(({ field, label, before, after, note, hands }) => (
        <Row
          key={field}
          label={label}
          sign={<ArrowRight className="size-4" />}
          left={
            <del className="rounded-[6px] bg-danger-soft px-1.5 text-on-danger-soft">
              <span className="sr-only">before: </span>
              <FieldValue field={field} value={before} />
            </del>
          }
          right={
            <ins className="rounded-[6px] bg-success-soft px-1.5 font-semibold text-on-success-soft no-underline">
              <span className="sr-only">after: </span>
              <FieldValue field={field} value={after} />
              {note && <small className="font-normal"> {note}</small>}
            </ins>
          }
          below={hands}
        />
      ))}
      {place.kept.map(({ field, kept, offered }) => (
        <Row
          key={field}
          isKept
          label={fieldLabel(field)}
          sign={<X className="size-4" />}
          left={
            <span className="inline-flex items-baseline gap-1.5 font-semibold">
              <Lock className="size-3.5 flex-none translate-y-0.5" />
              <span>
                <FieldValue field={field} value={kept} />
              </span>
            </span>
          }
          right={
            <>
              <FieldValue field={field} value={offered} />
              <small className="block">Not taken: an editor has set this field</small>
            </>
          }
        />
      ))}
    </dl>
  )
}

interface RowProps {
  label: string
  left: ReactNode
  sign: ReactNode
  right: ReactNode
  below?: string | undefined
  isKept?: boolean
}

const Row = ({ label, left, sign, right, below, isKept = false }: RowProps) => (
  <div
    className={`grid gap-x-4 gap-y-1 border-border px-3.5 py-2.5 not-first:border-t sm:grid-cols-[10rem_minmax(0,1fr)_1rem_minmax(0,1fr)] ${isKept ? 'bg-accent-soft text-on-accent-soft' : ''}`}
  >
    <dt className={isKept ? '' : 'text-text-muted'}>{label}</dt>
    <dd>{left}</dd>
    <dd aria-hidden="true" className="self-center max-sm:hidden">
      {sign}
    </dd>
    <dd>
      {right}
      {below && <small className="block text-text-muted">{below}</small>}
    </dd>
  </div>
)

/** What came with a new place. */
export const BroughtFields = ({ place: { name, after } }: { place: ImportedPlace }) => (
  <details className="text-sm">
    <summary className="flex min-h-6 w-fit cursor-pointer items-center text-link underline">
      What came<span className="sr-only">: {name}</span>
    </summary>
    <dl className="mt-2 grid gap-1 [overflow-wrap:anywhere]">
      {Object.entries(after).map(([field, value]) => (
        <div key={field} className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-text-muted">{fieldLabel(field)}</dt>
          <dd>
            <FieldValue field={field} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  </details>
)
