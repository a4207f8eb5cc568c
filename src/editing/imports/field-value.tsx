import { fieldValue } from './change-rows.ts'

/** A field's value as editors read it. */
export function FieldValue({ field, value: stored }: { field: string; value: unknown }) {
  const value = fieldValue(field, stored)
  if (value === null || value === undefined || value === '') return <i className="text-text-muted">empty</i>
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value))
    return value.length > 0 ? value.join(', ') : <i className="text-text-muted">none</i>
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
