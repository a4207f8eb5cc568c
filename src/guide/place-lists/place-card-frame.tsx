import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'

interface PlaceCardFrameProps {
  slug: string
  name: string
  website: string | null
  /** The type whose colours the card takes. */
  funTypeSlug: string | undefined
  picture: ReactNode
  /** What stands between the name and the actions. */
  children: ReactNode
}

/** What all cards of places share: the picture, the name over it as a link, and what to do. */
export const PlaceCardFrame = ({
  slug,
  name,
  website,
  funTypeSlug,
  picture,
  children,
}: PlaceCardFrameProps) => (
  <article
    className={`ft-${funTypeSlug} relative flex flex-col rounded-xl border border-border bg-surface p-2 transition-[box-shadow,translate,border-color] duration-(--dur) ease-out hover:translate-y-(--lift) hover:border-border-strong hover:shadow-md`}
  >
    <div className="relative aspect-[4/3] overflow-hidden rounded-[15px] bg-surface-hover">{picture}</div>
    <div className="flex flex-1 flex-col gap-[9px] px-2 pt-3.5 pb-2">
      <h2 className="text-card tracking-[-0.012em] [overflow-wrap:anywhere]">
        <Link
          to="/funplace/$placeSlug"
          params={{ placeSlug: slug }}
          className="hover:underline after:absolute after:inset-x-2 after:top-2 after:aspect-[4/3]"
        >
          {name}
        </Link>
      </h2>
      {children}
      <div className="flex gap-2 pt-[5px]">
        <Link
          to="/funplace/$placeSlug"
          params={{ placeSlug: slug }}
          aria-label={`View Details of ${name}`}
          className={buttonClass('soft', 'md', 'flex-1')}
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
            <ExternalLink className="size-5" />
          </OutsideLink>
        )}
      </div>
    </div>
  </article>
)
