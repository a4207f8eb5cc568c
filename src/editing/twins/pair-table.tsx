import { useId } from 'react'
import type { Choices } from '../../gathering/merging/joined-place.ts'
import { fieldLabel } from '../imports/change-rows.ts'
import { FieldValue } from '../imports/field-value.tsx'
import { chosen, type Held, type PairRow, usuallyHeld } from './pair-rows.ts'

interface PairTableProps {
  rows: readonly PairRow[]
  choices: Choices
  onChoose: (choices: Choices) => void
}

const labelOf = ({ field, label }: PairRow) => label ?? fieldLabel(field)

/** Field by field which value the one place gets. */
export const PairTable = ({ rows, choices, onChoose }: PairTableProps) => (
  <div className="grid divide-y divide-border">
    {rows.map((row) => (
      <Row
        key={row.field}
        row={row}
        held={choices[row.field] ?? usuallyHeld(row)}
        onHold={(held) => onChoose(chosen(choices, row, held))}
      />
    ))}
  </div>
)

function Row({ row, held, onHold }: { row: PairRow; held: Held; onHold: (held: Held) => void }) {
  const name = useId()
  const values: [Held, unknown][] = [
    ['kept', row.kept],
    ['dropped', row.dropped],
    ...(usuallyHeld(row) === 'both' ? [['both', row.joined] as [Held, unknown]] : []),
  ]
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-2 pb-3 text-sm">
      <legend className="col-span-2 float-left w-full pt-3 font-semibold">{labelOf(row)}</legend>
      {values.map(([side, value]) => (
        <label
          key={side}
          htmlFor={`${name} ${side}`}
          className={`flex min-h-11 cursor-pointer items-start gap-2.5 rounded-md border px-3 py-2.5 [overflow-wrap:anywhere] ${side === held ? 'border-accent bg-accent-soft text-on-accent-soft' : 'border-border'} ${side === 'both' ? 'col-span-2' : ''}`}
        >
          <input
            id={`${name} ${side}`}
            type="radio"
            name={name}
            checked={side === held}
            onChange={() => onHold(side)}
            className="mt-0.5 size-4.5 flex-none accent-current"
          />
          <span className="min-w-0">
            {side === 'both' && 'Of both: '}
            <FieldValue field={row.field} value={value} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** What both say alike. */
export const SameFacts = ({ rows }: { rows: readonly PairRow[] }) =>
  rows.length > 0 && (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        The same in both ({rows.length})
      </summary>
      <dl className="grid gap-2 [overflow-wrap:anywhere]">
        {rows.map((row) => (
          <div key={row.field} className="grid gap-x-3 sm:grid-cols-[140px_1fr]">
            <dt className="font-semibold text-text-muted">{labelOf(row)}</dt>
            <dd>
              <FieldValue field={row.field} value={row.kept} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
