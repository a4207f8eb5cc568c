import { Star } from 'lucide-react'
import { BackButton } from '../../ui/back-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { FactSource } from '../facts/fact-source.schema.ts'
import { SourceNote } from '../facts/source-note.tsx'
import { sourceLine } from '../facts/source-words.ts'
import { FitLine } from '../family/our-family.tsx'
import { NearbySection } from '../nearby/nearby-section.tsx'
import { OpeningHours } from '../opening-hours/opening-hours.tsx'
import { PlaceGallery } from '../photos/place-gallery.tsx'
import { FunTypeBadges } from '../place-lists/fun-type-badges.tsx'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { PlaceStatus } from '../place-lists/place-status.tsx'
import { SeasonTiles } from '../seasons/season-tiles.tsx'
import { BasicInformation } from './basic-information.tsx'
import { NearCities } from './near-cities.tsx'
import { NextPlaces } from './next-places.tsx'
import { PlaceActions } from './place-actions.tsx'
import { PlaceFacts } from './place-facts.tsx'
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
          {place.name !== place.placeName && (
            <p className="mt-0.5 text-lg text-text-muted [overflow-wrap:anywhere]">{place.name}</p>
          )}
        </div>
        <PlaceFacts place={place} />
        <FitLine place={place} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_384px] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:gap-y-7 print:grid-cols-[minmax(0,1fr)_19rem] print:grid-rows-[auto_1fr] print:gap-4">
        <PlaceGallery place={place} />
        <aside
          aria-label="Practical information"
          className="contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid lg:gap-4 print:col-start-2 print:row-span-2 print:row-start-1 print:grid print:gap-4"
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <section
              aria-label="Opening hours"
              className="rounded-xl border border-border bg-surface p-4.5 sm:p-6"
            >
              <OpeningHours {...place} />
            </section>
            <PlaceActions place={place} />
          </div>
          <div className="order-last grid grid-cols-[minmax(0,1fr)] gap-4 lg:order-none">
            <PlaceOnMap place={place} />
            <NearbySection nearby={place.nearby} />
          </div>
        </aside>
        <div className="grid min-w-0 gap-10 lg:col-start-1 lg:gap-12 print:contents">
          <Description place={place} />
          <BasicInformation place={place} />
          <div className="print:col-span-2">
            <section>
              <h2 className="mb-4 text-[1.625rem] leading-tight">Categories &amp; Availability</h2>
              <SeasonTiles open={place.seasons} />
              <div className="mt-4 grid gap-4">
                {place.openFrom && <PlaceStatus {...place} today={today} />}
                <FunTypeBadges funTypes={place.funTypes} />
              </div>
            </section>
            {place.nearCities.length > 0 && <NearCities cities={place.nearCities} />}
          </div>
        </div>
      </div>
      <NextPlaces places={place.nextPlaces} />
    </main>
  )
}

/** What it is like there, and what it is good to know. */
const Description = ({ place: { description, descriptionLanguage, goodToKnow, sources } }: PlaceProps) =>
  (description || goodToKnow) && (
    <div className="grid max-w-(--measure) gap-5">
      {description && (
        <div
          lang={descriptionLanguage ?? undefined}
          className="grid gap-3.5 text-[1.0625rem] leading-[1.65rem] sm:text-[1.125rem] sm:leading-7"
        >
          {descriptionLanguage && (
            <p lang="en" className="text-sm text-text-muted">
              In {languageNames.of(descriptionLanguage)}
            </p>
          )}
          {description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
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
