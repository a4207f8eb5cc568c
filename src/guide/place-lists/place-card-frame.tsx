import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'

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
  <article
    className={`ft-${funTypeSlug} relative grid grid-cols-[minmax(0,118px)_minmax(0,1fr)] gap-x-3 rounded-xl border border-border bg-surface p-2 transition-[box-shadow,translate,border-color] duration-(--dur) ease-out hover:translate-y-(--lift) hover:border-border-strong hover:shadow-md md:flex md:flex-col`}
  >
    <div className="relative min-h-[140px] overflow-hidden rounded-[15px] bg-surface-hover max-md:[&>img]:absolute max-md:[&>img]:inset-0 max-md:[&>svg]:absolute max-md:[&>svg]:inset-0 md:aspect-[3/2] md:min-h-0">
      {picture}
    </div>
    <div className="flex flex-col gap-1 pt-0.5 md:flex-1 md:gap-[7px] md:px-2 md:pt-3.5">
      <div>
        <h2 className="text-card tracking-[-0.012em] [overflow-wrap:anywhere] max-md:text-[1.125rem] max-md:leading-[1.3125rem]">
          <Link
            to="/funplace/$placeSlug"
            params={{ placeSlug: slug }}
            className="hover:underline after:absolute after:inset-0 after:rounded-xl"
          >
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
    <div className="col-span-full flex flex-wrap items-center justify-between gap-x-2 pl-1 max-md:-mb-1.5 md:flex-col md:items-stretch md:gap-y-2 md:px-2 md:pb-2">
      <div className="min-h-4">{note}</div>
      <div className="relative z-1 flex flex-wrap gap-x-2 max-md:ml-auto">
        <Link
          to="/funplace/$placeSlug"
          params={{ placeSlug: slug }}
          aria-label={`View Details of ${name}`}
          className={buttonClass(
            'soft',
            'md',
            'flex-1 max-md:bg-transparent max-md:px-1.5 max-md:text-link max-md:hover:bg-surface-hover',
          )}
        >
          View Details
        </Link>
        {website && (
          <OutsideLink
            href={website}
            aria-label={`Website of ${name}, opens in a new tab`}
            className={buttonClass('ghost', 'md', 'max-md:px-1.5')}
          >
            Website
            <ExternalLink className="size-5 max-md:hidden" />
          </OutsideLink>
        )}
      </div>
    </div>
  </article>
)
