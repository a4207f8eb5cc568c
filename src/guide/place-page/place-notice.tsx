import { ClockAlert, ExternalLink } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { TellUsButton } from '../reports/tell-us.tsx'

/** What several families say, or the map, and no editor has looked at yet: the reason and how many, never their own words. */
export const PlaceNotice = ({ place }: { place: PlaceDetail }) =>
  place.notice && (
    <div role="note" className="place-notice">
      <ClockAlert />
      <p>
        <b>{place.notice.title}</b>
        An editor has not checked it yet, look before you go.
      </p>
      <div>
        {place.website && (
          <OutsideLink href={place.website} className={buttonClass('outline')}>
            Official site
            <ExternalLink className="size-4.5" />
          </OutsideLink>
        )}
        <TellUsButton place={place} reason={place.notice.reason}>
          Same for me
        </TellUsButton>
      </div>
    </div>
  )
