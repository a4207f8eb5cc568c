import { Lock, Undo2 } from 'lucide-react'
import type { RefObject } from 'react'
import type { UndoResult } from '../../gathering/imports/import-run.schema.ts'
import { counted } from './import-run-words.ts'

interface UndoneImportProps {
  result: UndoResult
  heading: RefObject<HTMLHeadingElement | null>
}

/** What an undo came to, and what it left alone. */
export const UndoneImport = ({
  result: { removed, restored, kept, keptInAll },
  heading,
}: UndoneImportProps) => (
  <section
    aria-labelledby="undone"
    className="grid gap-3 rounded-[20px] border border-border bg-surface p-5 sm:p-6"
  >
    <h2
      id="undone"
      ref={heading}
      tabIndex={-1}
      className="outline-none flex items-center gap-2.5 text-[1.25rem]!"
    >
      <Undo2 className="size-5" />
      Undone
    </h2>
    <p role="status">
      {counted(removed, 'place')} removed, {counted(restored, 'place')} restored,{' '}
      {counted(keptInAll, 'place')} kept.
    </p>
    {kept.length > 0 && (
      <ul aria-label="Kept places" className="grid max-h-96 gap-2 overflow-y-auto text-sm">
        {kept.map(({ placeId, name, reason }) => (
          <li key={placeId} className="flex gap-2.5 [overflow-wrap:anywhere]">
            <Lock className="mt-0.5 size-4 flex-none text-text-muted" />
            <span>
              <b>{name}</b>: {reason}
            </span>
          </li>
        ))}
        {keptInAll > kept.length && <li>and {(keptInAll - kept.length).toLocaleString('en')} more</li>}
      </ul>
    )}
  </section>
)
