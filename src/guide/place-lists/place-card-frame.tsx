import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { PlanHeart } from '../plan/plan-heart.tsx'

interface PlaceCardFrameProps {
  slug: string
  name: string
  /** The name used on the spot, where it is another one. */
  localName?: string | null
  website: string | null
  /** The type whose colours the card takes. */
  funTypeSlug: string | undefined
  picture: ReactNode
  /** What stands between the name and the actions. */
  children: ReactNode
  /** What stands beside the actions on a phone, else above them. */
  note?: ReactNode
}

/**
 * What all cards of places share: the picture, the name as a link over the card, and what to do. On phones a row, of
 * which two fit a screen; else a card of a grid.
 */
export const PlaceCardFrame = ({
  slug,
  name,
  localName,
  website,
  funTypeSlug,
  picture,
  children,
  note,
}: PlaceCardFrameProps) => (
  <article className={`place-card ft-${funTypeSlug}`}>
    <div className="card-picture">{picture}</div>
    <div className="card-words">
      <div>
        <h2>
          <Link to="/funplace/$placeSlug" params={{ placeSlug: slug }}>
            {name}
          </Link>
        </h2>
        {localName && (
          <p className="text-xs leading-4.5 text-text-muted [overflow-wrap:anywhere] max-md:hidden">
            {localName}
          </p>
        )}
      </div>
      {children}
    </div>
    <div className="card-end">
      <div>{note}</div>
      <div className="card-actions">
        <Link
          to="/funplace/$placeSlug"
          params={{ placeSlug: slug }}
          aria-label={`View Details of ${name}`}
          className={buttonClass('soft')}
        >
          View Details
        </Link>
        {website && (
          <OutsideLink
            href={website}
            aria-label={`Website of ${name}, opens in a new tab`}
            className={buttonClass('ghost')}
          >
            Website
            <ExternalLink />
          </OutsideLink>
        )}
      </div>
      <PlanHeart slug={slug} name={name} />
    </div>
  </article>
)
