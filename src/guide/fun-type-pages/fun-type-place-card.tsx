import { Navigation } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import type { PickedScene } from '../art/pick-scene.ts'
import type { LoadRain } from '../dates/dates-store.ts'
import { DatesLine } from '../dates/our-dates.tsx'
import { FitLine } from '../family/our-family.tsx'
import type { FunType } from '../fun-types/fun-type.schema.ts'
import { formatDrivingTime } from '../how-far/driving-time.ts'
import { TodaysLine } from '../opening-hours/shown/todays-line.tsx'
import { PhotoOrArt } from '../photos/photo-or-art.tsx'
import type { PlaceByFunType } from '../place-lists/place.schema.ts'
import { PlaceCardFrame } from '../place-lists/place-card-frame.tsx'

const loadRain: LoadRain = () => import('../rain/rain-of-card.tsx')

interface FunTypePlaceCardProps {
  place: PlaceByFunType
  scene: PickedScene
  funType: Pick<FunType, 'slug' | 'icon'>
}

/** A place of one fun type from anywhere: its name and which cities it is near. */
export function FunTypePlaceCard({ place, scene, funType }: FunTypePlaceCardProps) {
  const { slug, name, website, photo, distances, hours } = place
  return (
    <PlaceCardFrame
      slug={slug}
      name={name}
      website={website}
      funTypeSlug={funType.slug}
      picture={<PhotoOrArt scene={scene} image={photo ?? undefined} funType={funType} />}
    >
      {distances.length > 0 && <NearestCities distances={distances} />}
      <FitLine place={place} />
      <TodaysLine hours={hours} className="md:mt-auto" />
      <DatesLine slug={slug} rain={place.setting === 'outdoor' ? loadRain : undefined} />
    </PlaceCardFrame>
  )
}

const shownCities = 2

function NearestCities({ distances }: Pick<PlaceByFunType, 'distances'>) {
  const hidden = distances.length - shownCities
  return (
    <ul aria-label="Nearest cities" className="flex flex-wrap gap-1">
      {distances.slice(0, shownCities).map(({ cityName, distance, drivingTimeMinutes }) => (
        <li key={cityName}>
          <Badge className="gap-[3px]! bg-surface-hover pr-2! pl-1.5! tabular-nums max-md:flex-wrap max-md:[overflow-wrap:anywhere] max-md:whitespace-normal!">
            <Navigation className="text-link" />
            <span>
              <bdi>{cityName}</bdi> {Math.round(distance)} km
            </span>
            {drivingTimeMinutes !== null && (
              <span className="font-normal text-text-muted">
                {formatDrivingTime(drivingTimeMinutes)} drive
              </span>
            )}
          </Badge>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <Badge className="bg-primary-soft px-2! text-on-primary-soft">
            +{hidden}
            <span className="sr-only">{hidden === 1 ? 'more city' : 'more cities'}</span>
          </Badge>
        </li>
      )}
    </ul>
  )
}
