import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { SeasonTiles } from '../seasons/season-tiles.tsx'

type OpenSeasonsProps = Pick<PlaceDetail, 'seasons' | 'hours' | 'hasHoursByMonth'>

/** Where neither its seasons nor hours at which it opens by now are told, nobody has said whether it is shut for half of the year. */
export function OpenSeasons({ seasons, hours, hasHoursByMonth }: OpenSeasonsProps) {
  if (seasons.length > 0) return <SeasonTiles open={seasons} />
  if (!hours?.days.some(({ open }) => open?.length))
    return (
      <p className="text-sm text-text-muted">
        <span aria-hidden="true" className="unknown-ring" />
        Not known: in which seasons it is open.
      </p>
    )
  return hasHoursByMonth ? <p className="text-sm">As its opening hours tell.</p> : <SeasonTiles open={[]} />
}
