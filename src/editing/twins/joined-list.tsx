import { Link } from '@tanstack/react-router'
import { LoadingOrFailed, UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { Box, Empty, More, PlaceLink } from './pair-parts.tsx'
import { getJoined } from './twins.requests.ts'

/** Places that several records were joined in. */
export function JoinedList({ after }: { after: string }) {
  const { content, latest, hasFailed, reload } = useAnswer(`joined ${after}`, async () => ({
    ...(await getJoined(after)),
    after,
  }))
  // Until the next part is there the last stays, and the links with it: they have the focus.
  const list = content ?? latest
  if (!list) return <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
  return (
    <>
      <UnlessLoaded isThere hasFailed={hasFailed} onRetry={reload} />
      <Box>
        {list.data.length === 0 && <Empty>No place comes of several records here.</Empty>}
        <ul aria-label="Places of several records">
          {list.data.map((place) => (
            <li
              key={place.id}
              className="flex items-center justify-between gap-3 border-b border-border p-4 text-sm last:border-b-0"
            >
              <div className="grid min-w-0 gap-1">
                <PlaceLink place={place} />
                <span className="text-text-muted">{place.records} records</span>
              </div>
              <Link
                to="/admin/twins"
                search={{ place: String(place.id) }}
                aria-label={`See the records of ${place.name}`}
                className={`flex-none ${buttonClass('soft')}`}
              >
                See them
              </Link>
            </li>
          ))}
        </ul>
      </Box>
      <More list="joined" after={after} next={list.next} shown={list.after} />
    </>
  )
}
