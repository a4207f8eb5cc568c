import { type EditableColumn, wordsOf } from '../../guide/facts/fact-names.ts'
import { inWords } from '../../guide/facts/fact-types.ts'

/** A value as editors read it; empty while it is not known. */
export function factText(name: EditableColumn, value: string | number | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = String(value ?? '')
  return wordsOf(name) ? inWords(text) : text
}
