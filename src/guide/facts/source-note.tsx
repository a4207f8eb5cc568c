import { Info } from 'lucide-react'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { dateWords } from './date-words.ts'
import type { FactSource } from './fact-source.schema.ts'
import { wordsOf } from './source-words.ts'

interface SourceNoteProps {
  /** The fact as visitors read it. */
  of: string
  source: FactSource
}

/** Where a fact is from: a sign at the right edge of what it stands in, that opens below the fact. Needs no JavaScript. */
export function SourceNote({ of, source }: SourceNoteProps) {
  const { title, worth } = wordsOf(source)
  return (
    <details className="print:hidden">
      <summary aria-label={`Where this is from: ${of}`} className="source-sign">
        <Info className="size-[18px]" />
      </summary>
      <p className="source-words">
        {source.url ? (
          <OutsideLink href={source.url} className="underlined">
            {title}
          </OutsideLink>
        ) : (
          <b>{title}</b>
        )}
        {source.date && ` · ${dateWords(source.date)}`}
        <br />
        {worth}
      </p>
    </details>
  )
}
