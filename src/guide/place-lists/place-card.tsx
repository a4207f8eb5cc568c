import { CalendarX2, Navigation } from 'lucide-react'
import { memo } from 'react'
import { Badge } from '../../ui/badge.tsx'
import type { PickedScene } from '../art/pick-scene.ts'
import type { LoadRain } from '../dates/dates-store.ts'
import { DatesLine } from '../dates/our-dates.tsx'
import { FitLine } from '../family/our-family.tsx'
import { formatDistance } from '../how-far/distance.ts'
import { formatDrivingTime } from '../how-far/driving-time.ts'
import { TodaysLine } from '../opening-hours/shown/todays-line.tsx'
import { PhotoOrArt } from '../photos/photo-or-art.tsx'
import { inDisplayOrder } from '../photos/place-image.ts'
import { isOpenInWindow } from '../seasons/open-season.ts'
import { cardFacts } from './card-facts.ts'
import { FunTypeBadges } from './fun-type-badges.tsx'
import type { PlaceListItem } from './place.schema.ts'
import { PlaceCardFrame } from './place-card-frame.tsx'
import { PlaceStatus } from './place-status.tsx'

type PlaceCardProps = {
  place: PlaceListItem
  scene: PickedScene
  today: string
  /** Of a place outdoors: where to go when it rains. */
  rain: LoadRain | undefined
}

/** A place in a list: name, where and how far, what kind, open or not, what to do. */
// Remembered, or the touch of a filter would wait for dozens that stay as they are.
export const PlaceCard = memo(function PlaceCard({ place, scene, today, rain }: PlaceCardProps) {
  const { slug, name, addrCity, addrCountry, funTypes, website } = place
  const facts = cardFacts(place)
  return (
    <PlaceCardFrame
      slug={slug}
      name={name}
      localName={place.localName}
      website={website}
      funTypeSlug={funTypes[0]?.slug}
      picture={<Picture place={place} scene={scene} today={today} />}
      note={<PlaceStatus {...place} today={today} />}
    >
      <div className="card-where">
        <span>{[addrCity, addrCountry].filter(Boolean).join(', ')}</span>
        <HowFar place={place} />
      </div>
      <FitLine place={place} />
      <FunTypeBadges funTypes={funTypes} isPlainOnPhones />
      {facts.length > 0 && <p className="card-facts">{facts.join('\u00a0· ')}</p>}
      <TodaysLine hours={place.hours} className="card-hours" />
      <DatesLine slug={slug} rain={rain} />
    </PlaceCardFrame>
  )
}, isSame)

// Scenes are dealt anew with each list.
function isSame(before: PlaceCardProps, after: PlaceCardProps): boolean {
  const [a, b] = [before.scene, after.scene]
  const isSameScene = a.name === b.name && a.mood === b.mood && a.flip === b.flip
  return before.place === after.place && before.today === after.today && isSameScene
}

const HowFar = ({ place: { distance, drivingTimeMinutes, isRough } }: { place: PlaceListItem }) => (
  <span className="how-far">
    <b>
      <Navigation />
      {formatDistance(distance, isRough)}
    </b>
    {drivingTimeMinutes !== null && <span>{formatDrivingTime(drivingTimeMinutes)} drive</span>}
  </span>
)

function Picture({ place, scene, today }: Omit<PlaceCardProps, 'rain'>) {
  const { images, funTypes, openFrom, openTo } = place
  return (
    <>
      <PhotoOrArt scene={scene} image={inDisplayOrder(images)[0]} funType={funTypes[0]} />
      {!isOpenInWindow(openFrom, openTo, today) && (
        <Badge className="absolute top-2.5 left-2.5 max-md:top-13 bg-seasonal text-on-seasonal">
          <CalendarX2 />
          Seasonal
        </Badge>
      )}
    </>
  )
}
