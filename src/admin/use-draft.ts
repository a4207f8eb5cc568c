import { useState } from 'react'
import { differingFields, rebased } from './rebased.ts'

type DraftOptions<Row, Values> = {
  /** As it was read first. */
  first: Row
  formOf: (row: Row) => Values
  /** What an editor made of it before, and of what. */
  takeKept?: () => { values: Values; base: Values } | undefined
}

/** A form about something that others change too: what the editor made of it, upon what it is now. */
export function useDraft<Row, Values extends object>({ first, formOf, takeKept }: DraftOptions<Row, Values>) {
  const [draft, setDraft] = useState(() => {
    const now = formOf(first)
    return { row: first, ...rebased(takeKept?.() ?? { values: now, base: now }, now) }
  })
  const base = formOf(draft.row)

  /** The editor has decided about these fields. */
  const settle = (...fields: (keyof Values)[]) =>
    setDraft((now) => ({ ...now, conflicts: now.conflicts.filter((other) => !fields.includes(other)) }))

  const set = (part: Partial<Values>) => {
    setDraft((now) => ({ ...now, values: { ...now.values, ...part } }))
    settle(...(Object.keys(part) as (keyof Values)[]))
  }

  /** Goes on with what it is now; what the editor made of it is kept. */
  const follow = (row: Row) =>
    setDraft((now) => ({ row, ...rebased({ ...now, base: formOf(now.row) }, formOf(row)) }))

  return { ...draft, base, changed: differingFields(draft.values, base), set, settle, follow }
}
