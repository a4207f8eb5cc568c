import { Link } from '@tanstack/react-router'
import { formatDrivingTime } from '../how-far/driving-time.ts'
import type { BreakKind } from './breaks.ts'
import type { WaysThere } from './ways.schema.ts'
import type { Drive } from './ways.ts'

const words: Readonly<Record<BreakKind, string>> = {
  ...{ toilets: 'toilets', playground: 'playground', eat: 'food' },
}

type BreakListProps = NonNullable<WaysThere['breaks']> & { drive: Drive }

/** Where to stop on a long drive, in the order of the drive. */
export function BreakList({ along, places, drive }: BreakListProps) {
  const minutes = 'minutes' in drive ? drive.minutes : 0
  return (
    <section aria-labelledby="breaks-heading">
      <h3 id="breaks-heading" className="text-base">
        A stop on the way
      </h3>
      {places.length === 0 ? (
        <p className="text-sm text-text-muted">The guide knows no place to stop near the {along}.</p>
      ) : (
        <ul className="divide-y divide-border">
          {places.map(({ slug, name, kinds, share, awayKm }) => (
            <li key={slug} className="py-2 text-sm">
              <Link
                to="/funplace/$placeSlug"
                params={{ placeSlug: slug }}
                className="underlined inline-flex min-h-6 items-center font-semibold"
              >
                {name}
              </Link>
              <span className="block text-text-muted">
                {' '}
                after about {formatDrivingTime(Math.round(minutes * share))} ·{' '}
                {kinds.map((kind) => words[kind]).join(', ')} ·{' '}
                {awayKm < 0.1 ? `on the ${along}` : `${awayKm} km off the ${along}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {along === 'straight line' && places.length > 0 && (
        <p className="text-xs text-text-muted">
          Near the straight line: look on a map whether your road passes there.
        </p>
      )}
    </section>
  )
}
