/** A field's value as the audit log has it. */
export function FieldValue({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === '') return <i className="text-text-muted">empty</i>
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value))
    return value.length > 0 ? value.join(', ') : <i className="text-text-muted">none</i>
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
