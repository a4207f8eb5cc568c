import { Star } from 'lucide-react'
import { BackButton } from '../../ui/back-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { FromWhereYouStay } from '../door-to-gate/from-where-you-stay.tsx'
import type { FactSource } from '../facts/fact-source.schema.ts'
import { isRough } from '../facts/is-rough.ts'
import { SourceNote } from '../facts/source-note.tsx'
import { sourceLine } from '../facts/source-words.ts'
import { FitLine } from '../family/our-family.tsx'
import { NearbySection } from '../nearby/nearby-section.tsx'
import { OpeningHours } from '../opening-hours/shown/opening-hours.tsx'
import { PlaceGallery } from '../photos/place-gallery.tsx'
import { FunTypeBadges } from '../place-lists/fun-type-badges.tsx'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { PlaceStatus } from '../place-lists/place-status.tsx'
import { BasicInformation } from './basic-information.tsx'
import { IfItRains } from './if-it-rains.tsx'
import { NearCities } from './near-cities.tsx'
import { NextPlaces } from './next-places.tsx'
import { OpenSeasons } from './open-seasons.tsx'
import { PlaceActions } from './place-actions.tsx'
import { PlaceDates } from './place-dates.tsx'
import { PlaceFacts } from './place-facts.tsx'
import { PlaceNotice } from './place-notice.tsx'
import { PlaceOnMap } from './place-on-map.tsx'

interface PlaceProps {
  place: PlaceDetail
}

interface PlaceScreenProps extends PlaceProps {
  /** The UTC day as YYYY-MM-DD, the same for the server and the browser. */
  today: string
  /** Goes back to where the visitor came from; undefined for one who has just arrived. */
  onBack: (() => void) | undefined
}

/** By its hours on all days that they tell of, whatever its seasons are: these are no more exact than to three months. */
const isShut = ({ hours }: PlaceDetail) =>
  hours?.days[0] !== undefined && hours.days.every(({ open }) => open?.length === 0)

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

export function PlaceScreen({ place, today, onBack }: PlaceScreenProps) {
  return (
    <main id="main" tabIndex={-1} className="page-width outline-none">
      <BackButton onBack={onBack} />
      <div className="grid gap-3.5 pt-2 pb-5.5">
        {place.isFeatured && (
          <div className="print:hidden">
            <Badge className="bg-(--sun-400) text-on-accent">
              <Star />
              Featured
            </Badge>
          </div>
        )}
        <div>
          <h1 className="[overflow-wrap:anywhere]">{place.placeName}</h1>
          {place.name !== place.placeName && <p className="place-local-name">{place.name}</p>}
        </div>
        <PlaceFacts place={place} today={today} />
        <FitLine place={place} />
      </div>
      <PlaceNotice place={place} />
      <div className="place-columns">
        <PlaceGallery place={place} />
        <aside aria-label="Practical information" className="place-aside">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <section aria-label="Opening hours" className="place-box">
              <OpeningHours {...place} />
              <PlaceDates place={place} />
            </section>
            <PlaceActions place={place} />
          </div>
          <div className="place-around">
            <PlaceOnMap place={place} />
            <FromWhereYouStay place={place} />
            <NearbySection nearby={place.nearby} isRough={isRough(place)} />
          </div>
        </aside>
        <div className="place-main">
          <Description place={place} />
          <BasicInformation place={place} />
          <div className="print:col-span-2">
            <section>
              <h2 className="place-heading">Categories &amp; Availability</h2>
              <OpenSeasons {...place} />
              <div className="mt-4 grid gap-4">
                {place.openFrom && !isShut(place) && <PlaceStatus {...place} today={today} />}
                <FunTypeBadges funTypes={place.funTypes} />
              </div>
            </section>
            {place.nearCities.length > 0 && <NearCities cities={place.nearCities} isRough={isRough(place)} />}
          </div>
        </div>
      </div>
      {place.setting === 'outdoor' && <IfItRains place={place} />}
      <NextPlaces places={place.nextPlaces} of={place.slug} />
    </main>
  )
}

/** What it is like there, and what it is good to know. */
const Description = ({ place: { description, descriptionLanguage, goodToKnow, sources } }: PlaceProps) =>
  (description || goodToKnow) && (
    <div className="grid max-w-(--measure) gap-5">
      {description && (
        <div lang={descriptionLanguage ?? undefined} className="place-text">
          {descriptionLanguage && (
            <p lang="en" className="text-sm text-text-muted">
              In {languageNames.of(descriptionLanguage)}
            </p>
          )}
          {description.split(/\n{2,}/).map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
            <p key={at} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
          {sources.description && (
            <p lang="en" className="text-xs text-text-subtle">
              {sourceLine(sources.description)}
            </p>
          )}
        </div>
      )}
      {goodToKnow && <GoodToKnow text={goodToKnow} source={sources.goodToKnow} />}
    </div>
  )

const GoodToKnow = ({ text, source }: { text: string; source: FactSource | undefined }) => (
  <div className="good-to-know">
    <h2>Good to know</h2>
    <p>{text}</p>
    {source && <SourceNote of="Good to know" source={source} />}
  </div>
)
