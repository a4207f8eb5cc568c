import type { ReactNode } from 'react'
import { PreviewedDays } from '../../guide/dates/previewed-days.tsx'
import { utcDay } from '../../guide/seasons/open-season.ts'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import type { PlannedPreview } from '../planned-changes/planned-change.schema.ts'
import { getPreview } from '../planned-changes/planned-changes.requests.ts'
import { plannedAddress, whenWords } from '../planned-changes/planned-words.ts'

interface PreviewScreenProps {
  plannedId: number
  /** Draws the visitors' page of a path with what its loader would give, in the frame that they see around it. */
  draw: (path: string, data: object) => ReactNode
}

/** The visitors' own page, with what is not published yet. */
export function PreviewScreen({ plannedId, draw }: PreviewScreenProps) {
  const { content, hasFailed, reload } = useAnswer(`${plannedId}`, () => getPreview(plannedId))
  if (!content)
    return (
      <main id="main" tabIndex={-1} className="page-width py-9 outline-none">
        <title>Preview</title>
        <h1>Preview</h1>
        <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
      </main>
    )
  const { path, data } = pageOf(content)
  return (
    <div className="pb-24 sm:pb-16">
      <title>{`Preview: ${content.planned.name}`}</title>
      <Note preview={content} />
      <PreviewedDays value={content.subject === 'place' ? content.days : undefined}>
        {draw(path, data)}
      </PreviewedDays>
    </div>
  )
}

/** Where it lies once it is published, and what its loader gives then. */
function pageOf(preview: PlannedPreview) {
  if (preview.subject === 'page') return { path: `/${preview.key}`, data: { sections: preview.sections } }
  return { path: `/funplace/${preview.place.slug}`, data: { place: preview.place, today: utcDay() } }
}

/** Stays in sight, whatever is looked at. */
function Note({ preview }: { preview: PlannedPreview }) {
  const { when, username } = preview.planned
  const isHidden = preview.subject === 'place' && preview.isHidden
  return (
    <aside
      aria-label="Preview"
      className="fixed inset-x-0 bottom-0 z-(--z-nav) border-t border-border bg-(--sun-400) text-on-accent print:hidden"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4 text-sm max-sm:pb-1">
        <p className="pt-2 sm:pb-2">
          <strong>Preview: not published</strong>
          {when && `, planned for ${whenWords(when)}`}
          {username && ` by ${username}`}
          {isHidden && '. The place stays hidden from visitors'}
        </p>
        <a
          href={plannedAddress}
          className="inline-flex min-h-11 items-center font-semibold text-on-accent underline"
        >
          Planned Changes
        </a>
      </div>
    </aside>
  )
}
