import { momentText } from '../../ui/moment-text.ts'
import { fieldLabel, fieldValue } from './change-rows.ts'

/** A field's value as editors read it. */
export function FieldValue({ field, value: stored }: { field: string; value: unknown }) {
  const value = fieldValue(field, stored)
  if (value === null || value === undefined || value === '') return <i className="text-text-muted">empty</i>
  if (Array.isArray(value) && value.length === 0) return <i className="text-text-muted">none</i>
  return <span className="whitespace-pre-line">{inWords(value)}</span>
}

/** 'Phone: +43 1; Website: empty' of what holds several values. */
function inWords(value: unknown): string {
  if (value === null || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  if (typeof value !== 'object') return isMoment(value) ? momentText(value) : String(value)
  const parts = Object.entries(value).map(
    ([name, part]) => `${fieldLabel(name)}: ${inWords(fieldValue(name, part))}`,
  )
  return parts.join('; ')
}

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d)/.test(value) &&
  !Number.isNaN(Date.parse(value))
