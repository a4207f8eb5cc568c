import { TriangleAlert } from 'lucide-react'
import { momentText } from '../../ui/moment-text.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { getWebsiteVisit } from './review.requests.ts'

/** When the guide read the place's website, and what is the matter with it. */
export function WebsiteVisitLine({ placeId }: { placeId: number }) {
  const { content } = useAnswer(`website ${placeId}`, () => getWebsiteVisit(placeId))
  const { visit } = content ?? {}
  if (!visit?.visitedAt) return null
  const { reason, reportedAt, visitedAt } = visit
  if (reportedAt)
    return (
      <p className="flex items-start gap-1.5 text-sm text-danger [overflow-wrap:anywhere]">
        <TriangleAlert className="mt-0.5 size-4 flex-none" />
        <span>
          <b>The website is gone.</b> It {reason} (last tried {momentText(visitedAt)}).
        </span>
      </p>
    )
  return (
    <p className="text-sm text-text-muted [overflow-wrap:anywhere]">
      {reason
        ? `The website could not be read: it ${reason} (${momentText(visitedAt)}).`
        : `The website was read ${momentText(visitedAt)}.`}
    </p>
  )
}
