import { Link } from '@tanstack/react-router'
import { formatDistance } from '../../guide/how-far/distance.ts'
import { LoadingOrFailed, UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { momentText } from '../../ui/moment-text.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { whyWords } from '../alike-places/why-words.ts'
import { Box, Empty, More, PairRow } from './pair-parts.tsx'
import { getTwins } from './twins.requests.ts'
import { pairSearch } from './twins-view.ts'

/** Pairs of places that may be one, the surest first. */
export function TwinList({ after }: { after: string }) {
  const { content, latest, hasFailed, reload } = useAnswer(`twins ${after}`, async () => ({
    ...(await getTwins(after)),
    after,
  }))
  // Until the next part is there the last stays, and the links with it: they have the focus.
  const list = content ?? latest
  if (!list) return <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
  const { data, total, next, searchedAt } = list
  return (
    <>
      <UnlessLoaded isThere hasFailed={hasFailed} onRetry={reload} />
      <p className="mb-4 max-w-[70ch] text-sm text-text-muted">
        {searchedAt
          ? `All places were compared with those around them, as they were on ${momentText(searchedAt)}.`
          : 'The places are being compared with those around them. Come back in a quarter of an hour.'}
      </p>
      <Box>
        {data.length > 0 && (
          <p role="status" className="border-b border-border p-4 text-sm font-semibold">
            {total === 1
              ? 'One pair may be one place'
              : `${total.toLocaleString('en')} pairs may be one place each`}
          </p>
        )}
        {data.length === 0 && <Empty>No two places look like one here.</Empty>}
        <ul aria-label="Possible twins">
          {data.map((pair) => (
            <PairRow
              key={`${pair.low.id} ${pair.high.id}`}
              pair={pair}
              said={`${formatDistance(pair.km)} apart · ${whyWords[pair.why]}`}
            >
              <Link
                to="/admin/twins"
                search={pairSearch(pair.low.id, pair.high.id)}
                aria-label={`Compare ${pair.low.name} and ${pair.high.name}`}
                className={buttonClass('soft')}
              >
                Compare
              </Link>
            </PairRow>
          ))}
        </ul>
      </Box>
      <More list="" after={after} next={next} shown={list.after} />
    </>
  )
}
