import { fieldChanges } from '../../editing/history/history.ts'
import { secretMask } from '../../office/configs/secret-key.ts'
import { plannedFieldChanges } from './planned-fields.ts'

type Values = Readonly<Record<string, unknown>> | null

/** What may be seen of things that hold secrets; of their other fields, that they changed. */
const open: Readonly<Record<string, readonly string[]>> = {
  configs: ['key', 'description'],
  users: [
    ...['username', 'role', 'name', 'isAdmin', 'newPassword', 'wrongCodesAfterPassword'],
    ...['twoStep', 'recoveryCodesLeft', 'isLinked', 'openIdLinked'],
    ...['passkeys', 'passkeyAdded', 'passkeyRemoved'],
  ],
}

const longest = 500

/** Field by field; what is a secret is masked, also in entries of old versions, and long texts are cut. */
export const shownChanges = (entity: string, before: Values, after: Values) =>
  changesOf(entity, before, after).map(({ field, ...values }) => {
    const isOpen = open[entity]?.includes(field) ?? true
    return { field, before: shown(values.before, isOpen), after: shown(values.after, isOpen) }
  })

function changesOf(entity: string, before: Values, after: Values) {
  if (entity === 'planned_changes') return plannedFieldChanges(before, after)
  const changes = fieldChanges(before, after)
  if (!before || !after) return changes
  // Some entries keep all that a thing was, and one of an account what it was before, and its name.
  const kept = entity === 'users' ? changes.filter(({ field }) => field in after) : changes
  return kept.filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}

function shown(value: unknown, isOpen: boolean): unknown {
  if (value === null) return null
  if (!isOpen) return secretMask
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : value
}
