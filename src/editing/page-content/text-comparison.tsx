import { textDifference } from './text-difference.ts'
import type { TextChange } from './text-history.schema.ts'

const typeNames: Record<string, string> = { markdown: 'formatted' }
const typeName = (contentType: string) => typeNames[contentType] ?? 'plain'

/** What was taken away and what was written, with the words around it. */
export function TextComparison({ before, after }: Pick<TextChange, 'before' | 'after'>) {
  const { start, before: gone, after: written, end } = textDifference(before.content, after.content)
  const isRetyped = before.contentType !== after.contentType
  return (
    <div className="grid gap-1.5 text-sm">
      {isRetyped && (
        <p>
          {typeName(before.contentType)} → {typeName(after.contentType)}
        </p>
      )}
      {(gone || written) && (
        <p className="whitespace-pre-wrap text-text-muted [overflow-wrap:anywhere]">
          {start.length > shownAround ? `…${start.slice(-shownAround)}` : start}
          {gone && <del className="bg-danger-soft text-text">{gone}</del>}
          {written && <ins className="bg-primary-soft text-text no-underline">{written}</ins>}
          {end.length > shownAround ? `${end.slice(0, shownAround)}…` : end}
        </p>
      )}
    </div>
  )
}

/** So many characters of what stayed. */
const shownAround = 120
