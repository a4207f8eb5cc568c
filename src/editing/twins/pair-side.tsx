import { editorsAddress, inDisplayOrder } from '../../guide/photos/place-image.ts'
import { PlannedNote } from '../planned-changes/planned-notes.tsx'
import { PlaceLink } from './pair-parts.tsx'
import { RecordList } from './record-list.tsx'
import type { OnePlace } from './twins.schema.ts'

interface PairSideProps {
  side: OnePlace
  isKept: boolean
  /** Undefined while something is under way. */
  onKeep: () => void
}

/** One of two places: whether its address stays, its photos and its records. */
export function PairSide({ side: { place, records }, isKept, onKeep }: PairSideProps) {
  const name = place.displayName || place.name
  const images = inDisplayOrder(place.images)
  return (
    <section aria-label={`${name}, /funplace/${place.slug}`} className="grid min-w-0 content-start gap-3">
      <PlaceLink place={{ ...place, name, town: place.addrCity }} />
      <label
        htmlFor={`keep ${place.id}`}
        className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm"
      >
        <input
          id={`keep ${place.id}`}
          type="radio"
          name="keep"
          checked={isKept}
          onChange={onKeep}
          className="size-4.5 flex-none accent-current"
        />
        <span className="min-w-0 [overflow-wrap:anywhere]">Keep the address /funplace/{place.slug}</span>
      </label>
      <PlannedNote subject="place" subjectKey={String(place.id)} />
      {images.length > 0 && (
        <ul aria-label={`Photos of ${name}`} className="grid grid-cols-2 gap-2 lg:grid-cols-3">
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
      )}
      <RecordList records={records} />
    </section>
  )
}
