import type { KeyboardEvent } from 'react'
import type { Drawable } from '../art/pick-scene.ts'
import { PlaceArt } from '../art/place-art.tsx'
import { GalleryStage } from './gallery-stage.tsx'
import type { PlaceImage } from './place-image.schema.ts'
import { photoSizes } from './place-image.ts'
import { type Photos, usePhotos } from './use-photos.ts'

interface PlaceGalleryProps {
  place: Drawable & { images: readonly PlaceImage[] }
}

/** All photos of a place, one at a time: arrows, arrow keys, swipes and thumbnails; the drawing where there is none. */
export function PlaceGallery({ place }: PlaceGalleryProps) {
  const photos = usePhotos(place.images)
  if (photos.all.length === 0) {
    return (
      <div className="gallery-frame">
        <PlaceArt place={place} />
      </div>
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') photos.step(-1)
    if (event.key === 'ArrowRight') photos.step(1)
  }
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Photos"
      onKeyDown={onKeyDown}
      className="grid min-w-0 gap-2.5"
    >
      <GalleryStage photos={photos} />
      {photos.all.length > 1 && <Thumbnails photos={photos} />}
      <noscript>
        {photos.all.slice(1).map(({ id, src }, index) => (
          <a key={id} href={src} className="underlined mr-4 text-sm">
            Photo {index + 2}
          </a>
        ))}
      </noscript>
    </section>
  )
}

const Thumbnails = ({ photos }: { photos: Photos }) => (
  <div className="no-scrollbar -m-1.5 flex noscript:hidden gap-2.5 overflow-x-auto p-1.5">
    {photos.all.map((photo, index) => (
      <button
        key={photo.id}
        type="button"
        aria-label={`Show photo ${index + 1}`}
        aria-current={index === photos.at ? 'true' : undefined}
        onClick={() => photos.show(index)}
        className="gallery-thumb"
      >
        <img
          src={photo.src}
          srcSet={photoSizes(photo.src)}
          sizes="112px"
          alt=""
          width={112}
          height={84}
          loading="lazy"
          onError={() => photos.drop(photo)}
          className="size-full object-cover"
        />
      </button>
    ))}
  </div>
)
