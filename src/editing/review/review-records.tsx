import { TriangleAlert } from 'lucide-react'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { momentText } from '../../ui/moment-text.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { getPlaceRecords } from './review.requests.ts'
import type { PlaceRecords } from './review-records.schema.ts'

/** Where a place comes from, and whether it is still there. */
export function ReviewRecords({ placeId }: { placeId: number }) {
  const {
    content: records,
    hasFailed,
    reload,
  } = useAnswer(`records ${placeId}`, () => getPlaceRecords(placeId))
  return (
    <section aria-label="Sources" className="grid gap-1.5 text-sm">
      <h3 className="text-[1.0625rem]!">Sources</h3>
      {records ? <List records={records} /> : <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />}
    </section>
  )
}

const List = ({ records }: { records: PlaceRecords }) =>
  records.length === 0 ? (
    <p className="text-text-muted">Made by hand.</p>
  ) : (
    <ul className="grid gap-1.5 [overflow-wrap:anywhere]">
      {records.map(({ provider, externalId, sourceDate, fetchedAt, goneSince, goneBecause }) => (
        <li key={`${provider} ${externalId}`} className="flex flex-wrap items-center gap-x-3">
          <span>
            {provider === 'openstreetmap' ? (
              <OutsideLink
                href={`https://www.openstreetmap.org/${externalId}`}
                className="text-link underline"
              >
                {externalId}
              </OutsideLink>
            ) : (
              externalId
            )}{' '}
            ({provider})
          </span>
          <span className="text-text-muted">
            {sourceDate ? `of ${momentText(sourceDate)}` : `fetched ${momentText(fetchedAt)}`}
          </span>
          {goneSince && (
            <b className="inline-flex items-center gap-1.5 text-danger">
              <TriangleAlert className="size-4" />
              {goneBecause ? `There, but ${goneBecause}, since` : 'Gone since'} {momentText(goneSince)}
            </b>
          )}
        </li>
      ))}
    </ul>
  )
