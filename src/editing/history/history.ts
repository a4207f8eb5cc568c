/** What comes back after it was deleted, as the audit log names it. */
export const restorable = ['places', 'cities'] as const

/** Deleted things come back for so long. */
export const restorableDays = 30

export const historyPageSize = 50
export const deletionsPageSize = 20

type Values = Readonly<Record<string, unknown>>

/** Field by field, in the order of the names; `editedFields` follows from the others, and is told where it changed alone. */
export function fieldChanges(before: Values | null, after: Values | null) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort()
  const others = fields.filter((field) => field !== 'editedFields')
  return (others.length > 0 ? others : fields).map((field) => ({
    field,
    before: before?.[field] ?? null,
    after: after?.[field] ?? null,
  }))
}
