import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { facts } from '../../guide/facts/facts.ts'
import { editorsAddress, inDisplayOrder } from '../../guide/photos/place-image.ts'
import { FunTypeBadges } from '../../guide/place-lists/fun-type-badges.tsx'
import { ageRange } from '../../guide/place-page/age-range.ts'
import { Badge } from '../../ui/badge.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { useLatePart } from '../../ui/use-late-part.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'
import { fieldLabel } from '../imports/change-rows.ts'
import { furtherFacts, statusFacts } from '../place-form/form-order.ts'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import { factText } from '../places/fact-text.ts'
import { ReviewRecords } from './review-records.tsx'
import { WebsiteVisitLine } from './website-visit.tsx'

const loadMap = () => import('../../guide/map/small-map.tsx').then(({ SmallMap }) => SmallMap)

export function ReviewPlace({ place }: { place: AdminPlace }) {
  const { Part, show } = useLatePart(loadMap)
  const showMap = useEffectEvent(show)
  useEffect(() => void showMap(), [])
  const name = place.displayName || place.name
  return (
    <article aria-label={name} className="grid gap-6 p-4 lg:grid-cols-[minmax(0,3fr)_minmax(280px,2fr)]">
      <div className="grid min-w-0 content-start gap-4">
        <h2 className="text-[1.375rem]! [overflow-wrap:anywhere]">
          <a href={`/funplace/${place.slug}`} target="_blank" rel="noopener" className="text-text underline">
            {name}
          </a>
        </h2>
        <div className="flex flex-wrap gap-2">
          <FunTypeBadges funTypes={place.funTypes} />
          <States {...place} />
        </div>
        <dl className="grid gap-2 text-sm [overflow-wrap:anywhere]">
          {factsOf(place).map(([label, value]) => (
            <div key={label} className="grid gap-x-3 sm:grid-cols-[140px_1fr]">
              <dt className="font-semibold text-text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ReviewRecords placeId={place.id} />
        <WebsiteVisitLine placeId={place.id} />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <div className="h-[240px] overflow-hidden rounded-lg border border-border bg-(--map-land)">
          {Part && (
            <Part
              place={place}
              funType={place.funTypes[0]}
              city={undefined}
              styleUrl={getPublicSettings().mapStyleUrl}
            />
          )}
        </div>
        <Photos place={place} />
      </div>
    </article>
  )
}

const States = ({
  isActive,
  isFeatured,
  isReviewed,
}: Pick<AdminPlace, 'isActive' | 'isFeatured' | 'isReviewed'>) => (
  <>
    <Badge className="bg-surface-sunken text-text">{isActive ? 'Active' : 'Not active'}</Badge>
    {isFeatured && <Badge className="bg-surface-sunken text-text">Featured</Badge>}
    <Badge className="bg-surface-sunken text-text">{isReviewed ? 'Reviewed' : 'Not reviewed'}</Badge>
  </>
)

function factsOf(place: AdminPlace): [string, ReactNode][] {
  const { lat, lng } = place
  const lines: [string, ReactNode][] = [
    ['Name at its source', place.displayName && place.name],
    ['Description', place.description && <span className="whitespace-pre-line">{place.description}</span>],
    ['Address', place.address],
    ['Position', `${lat.toFixed(6)}, ${lng.toFixed(6)}`],
    [
      'Website',
      place.website && (
        <OutsideLink href={place.website} className="text-link underline">
          {place.website}
        </OutsideLink>
      ),
    ],
    ['Phone', place.phone],
    ['Opening hours', place.openingHours],
    ['Seasons', place.seasons.map(({ displayName }) => displayName).join(', ') || 'All year'],
    ['Ages', ageRange(place)],
    ...[...statusFacts, ...furtherFacts].map((name): [string, ReactNode] => [
      facts[name].label,
      factText(name, place[name]),
    ]),
    ['Categories', place.categories.join(', ')],
    ['Edited here', place.editedFields.map(fieldLabel).join(', ')],
  ]
  return lines.filter(([, value]) => value)
}

function Photos({ place }: { place: AdminPlace }) {
  const images = inDisplayOrder(place.images)
  if (images.length === 0) return <p className="text-sm text-text-muted">No photos yet.</p>
  return (
    <ul aria-label="Photos" className="grid grid-cols-2 gap-2">
      {images.map((image) => (
        <li key={image.id} className="aspect-4/3 overflow-hidden rounded-md bg-surface-sunken">
          <img
            src={editorsAddress(image)}
            alt={image.altText ?? ''}
            loading="lazy"
            className="size-full object-cover"
          />
        </li>
      ))}
    </ul>
  )
}
