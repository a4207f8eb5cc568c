import { Button } from '../../ui/button.tsx'
import { pointsWords } from './points-words.ts'
import type { usePlacePoints } from './use-place-points.tsx'

type Points = Pick<ReturnType<typeof usePlacePoints>, 'latest' | 'hasFailed' | 'reload'>

/** What the map shows, and what it cannot. */
export const MapFoot = ({ points, hasArea }: { points: Points; hasArea: boolean }) => (
  <div className="flex flex-wrap items-center gap-x-3 border-t border-border px-3 py-2 text-xs text-text-muted">
    <p role="status">
      {points.hasFailed
        ? 'The points could not be loaded.'
        : points.latest
          ? pointsWords(points.latest, hasArea)
          : 'Loading...'}
    </p>
    {points.hasFailed && (
      <Button look="outline" onClick={points.reload}>
        Load the points again
      </Button>
    )}
  </div>
)
