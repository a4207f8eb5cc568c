import { inputsOf } from '../places/fact-inputs.schema.ts'
import { neverEmpty, type TextFact, textFacts } from './text-facts.ts'
import { isChange, type Piece, piecesOf, type Replacing, textAfter } from './text-pieces.ts'

/** A text in which something is replaced: what it becomes, or why it cannot. */
type JudgedText = { pieces: Piece[] } & ({ value: string | null } | { fault: string })

const inputs = inputsOf(textFacts)

/** What becomes of a text of that fact; undefined where it stays as it is. */
export function judgedText(fact: TextFact, text: string, replacing: Replacing): JudgedText | undefined {
  const pieces = piecesOf(text, replacing)
  if (!pieces.some(isChange)) return undefined
  const typed = textAfter(pieces)
  if (typed.trim() === '' && neverEmpty.includes(fact)) return { pieces, fault: 'It would be empty' }
  const read = inputs[fact].safeParse(typed)
  if (!read.success) return { pieces, fault: read.error.issues[0]?.message ?? 'It would not be valid' }
  if (read.data === text) return undefined
  return { pieces: isAsTyped(typed, read.data) ? pieces : rewritten(text, read.data), value: read.data }
}

/** But for spaces, of which forms keep no more than one. */
const isAsTyped = (typed: string, value: string | null) => inOneLine(typed) === inOneLine(value ?? '')

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Where a web address is completed, the whole of it is another. */
const rewritten = (was: string, is: string | null): Piece[] => [{ was, is: is ?? '' }]
