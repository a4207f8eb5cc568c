import { useEffect, useState } from 'react'
import type { DraftContent } from './draft-keeper.ts'
import { differingFields, rebased } from './rebased.ts'
import { useDraftKeeper } from './use-draft-keeper.ts'

interface DraftOptions<Row, Values> {
  /** Names the form and its record, such as 'city:17'. */
  form: string
  /** The name of the form in which what is typed goes on once the record is gone. */
  goesOnIn?: string | undefined
  /** As it was read first. */
  first: Row
  formOf: (row: Row) => Values
  /** Secrets: they are never kept. */
  secrets?: readonly (keyof Values)[]
}

/**
 * What an editor writes into a form, upon what the record is now. It is kept in the browser until it is saved
 * (`forget`) or discarded, for 24 hours; whoever opens the form again goes on with it.
 */
export function useDraft<Row, Values extends object>(options: DraftOptions<Row, Values>) {
  const { form, goesOnIn, first, formOf, secrets = [] } = options
  const { keeper, isKept, keep } = useDraftKeeper(form, goesOnIn)
  const [draft, setDraft] = useState(() => {
    const now = formOf(first)
    return {
      row: first,
      ...rebased(keeper.found ? drafted(keeper.found, now) : { values: now, base: now }, now),
    }
  })
  const base = formOf(draft.row)
  const changed = differingFields(draft.values, base)
  const [elsewhere, setElsewhere] = useState(keeper.elsewhere)
  /** What was brought back when the form opened, as long as it is neither saved nor discarded. */
  const [restoredAt, setRestoredAt] = useState(changed.length > 0 ? keeper.found?.at : undefined)

  const forget = () => {
    keeper.forget()
    setRestoredAt(undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: all of it follows from the draft
  useEffect(() => {
    const kept = changed.filter((field) => !secrets.includes(field))
    if (kept.length > 0) keep({ values: only(kept, draft.values), base: only(kept, base) })
    else forget()
  }, [draft])

  /** The editor has decided about these fields. */
  const settle = (...fields: (keyof Values)[]) =>
    setDraft((now) => ({ ...now, conflicts: now.conflicts.filter((other) => !fields.includes(other)) }))

  const write = (part: Partial<Values>) => setDraft((now) => ({ ...now, values: { ...now.values, ...part } }))

  /** Writes, which also decides about these fields. */
  const set = (part: Partial<Values>) => {
    write(part)
    settle(...(Object.keys(part) as (keyof Values)[]))
  }

  /** Goes on with what it is now; what the editor made of it, or of what was saved of it, is kept. */
  const follow = (row: Row, saved?: Values) =>
    setDraft((now) => ({ row, ...rebased({ ...now, base: saved ?? formOf(now.row) }, formOf(row)) }))

  const discard = () => {
    setDraft((now) => ({ row: now.row, values: formOf(now.row), conflicts: [] }))
    forget()
  }

  /** Of a draft that lies in another tab. */
  const bring = () => {
    if (!elsewhere) return
    setDraft((now) => ({ row: now.row, ...rebased(drafted(elsewhere, base), base) }))
    setElsewhere(undefined)
  }

  const note = {
    restoredAt,
    elsewhereAt: elsewhere?.at,
    isKept,
    hasSecrets: secrets.length > 0,
    discard,
    bring,
  }
  return {
    ...draft,
    base,
    changed,
    isDirty: changed.length > 0,
    note,
    write,
    set,
    settle,
    follow,
    forget,
    discard,
  }
}

/** Fields that the form no longer has are left out. */
function drafted<Values extends object>(draft: DraftContent, now: Values) {
  const fields = Object.keys(now) as (keyof Values)[]
  return {
    values: { ...now, ...only(fields, draft.values as Partial<Values>) },
    base: { ...now, ...only(fields, draft.base as Partial<Values>) },
  }
}

const only = <Values extends object>(fields: readonly (keyof Values)[], values: Partial<Values>) =>
  Object.fromEntries(
    fields.filter((field) => field in values).map((field) => [field, values[field]]),
  ) as Partial<Values>
