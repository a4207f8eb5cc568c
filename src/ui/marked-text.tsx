import { foldText } from './fold-text.ts'

/** A text in which what was looked for is underlined, accents and capitals aside; the first time it is there. */
export function MarkedText({ text, wanted }: { text: string; wanted: string }) {
  const folded = foldText(wanted.trim())
  const at = folded ? foldText(text).indexOf(folded) : -1
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent text-current underline decoration-(--sun-500) decoration-3 underline-offset-4">
        {text.slice(at, at + folded.length)}
      </mark>
      {text.slice(at + folded.length)}
    </>
  )
}
