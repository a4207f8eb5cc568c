import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { PlaceImage } from '../images/place-image.schema.ts'
import { imageAddress, inDisplayOrder } from '../images/place-image.ts'
import { wrappedIndex } from '../ui/gallery-index.ts'
import { PhotoCredit } from './photo-credit.tsx'
import { PlaceArt } from './place-art.tsx'

interface PlaceGalleryProps {
  slug: string
  funType: string
  images: readonly PlaceImage[]
}

const swipePx = 50
const arrow =
  'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-surface-raised text-text shadow-md hover:bg-accent hover:text-on-accent sm:size-12 noscript:hidden'
const note =
  'absolute bottom-3.5 rounded-full bg-[oklch(0.16_0.03_235/0.8)] px-3 py-[5px] text-xs leading-[1.35] text-(--ink-0)'

/** All photos of a place, one at a time: arrows, arrow keys, swipes and thumbnails; the drawing where there is none. */
export function PlaceGallery({ slug, funType, images }: PlaceGalleryProps) {
  const [broken, setBroken] = useState<readonly number[]>([])
  const [index, setIndex] = useState(0)
  const swipeFrom = useRef<number>(undefined)
  const photos = inDisplayOrder(images).flatMap((image) => {
    const src = imageAddress(image)
    return src && !broken.includes(image.id) ? [{ ...image, src }] : []
  })
  const count = photos.length
  const shown = photos[Math.min(index, count - 1)]
  if (!shown) return <SoleArt slug={slug} funType={funType} />
  const at = photos.indexOf(shown)
  const go = (step: number) => setIndex(wrappedIndex(at, step, count))
  const drop = (id: number) => setBroken((ids) => [...ids, id])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1)
    if (event.key === 'ArrowRight') go(1)
  }
  const endSwipe = (event: PointerEvent) => {
    const moved = event.clientX - (swipeFrom.current ?? event.clientX)
    swipeFrom.current = undefined
    if (Math.abs(moved) > swipePx) go(moved > 0 ? -1 : 1)
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Photos"
      onKeyDown={onKeyDown}
      className="grid gap-2.5"
    >
      <div
        className="relative aspect-[4/3] touch-pan-y overflow-hidden rounded-[18px] bg-surface-hover sm:aspect-[16/10] sm:rounded-xl"
        onPointerDown={(event) => {
          swipeFrom.current = event.clientX
        }}
        onPointerUp={endSwipe}
        onPointerCancel={() => {
          swipeFrom.current = undefined
        }}
      >
        <img
          key={shown.id}
          ref={(photo) => {
            if (photo?.complete && photo.naturalWidth === 0) drop(shown.id)
          }}
          src={shown.src}
          alt={shown.altText ?? ''}
          width={shown.width ?? 1200}
          height={shown.height ?? 900}
          fetchPriority={at === 0 ? 'high' : undefined}
          draggable={false}
          onError={() => drop(shown.id)}
          className="size-full object-cover"
        />
        {count > 1 && (
          <>
            <button
              type="button"
              aria-label="Previous photo"
              onClick={() => go(-1)}
              className={`${arrow} left-2.5 sm:left-4`}
            >
              <ChevronLeft />
            </button>
            <button
              type="button"
              aria-label="Next photo"
              onClick={() => go(1)}
              className={`${arrow} right-2.5 sm:right-4`}
            >
              <ChevronRight />
            </button>
            <span aria-live="polite" className={`${note} right-3.5 font-semibold tabular-nums`}>
              {at + 1} / {count}
            </span>
          </>
        )}
        <PhotoCredit image={shown} className={`${note} left-3.5 max-w-[calc(100%-110px)] font-medium`} />
      </div>
      {count > 1 && (
        <div className="no-scrollbar -m-1.5 flex gap-2.5 overflow-x-auto p-1.5">
          {photos.map((photo, position) => (
            <button
              key={photo.id}
              type="button"
              aria-label={`Show photo ${position + 1}`}
              aria-current={position === at ? 'true' : undefined}
              onClick={() => setIndex(position)}
              className="aspect-[4/3] flex-[0_0_84px] overflow-hidden rounded-md opacity-80 hover:opacity-100 aria-[current]:opacity-100 aria-[current]:outline-3 aria-[current]:outline-offset-2 aria-[current]:outline-primary sm:flex-[0_0_112px]"
            >
              <img src={photo.src} alt="" loading="lazy" className="size-full object-cover" />
            </button>
          ))}
        </div>
      )}
    </section>
  )
}

const SoleArt = ({ slug, funType }: { slug: string; funType: string }) => (
  <div className="aspect-[4/3] overflow-hidden rounded-[18px] bg-surface-hover sm:aspect-[16/10] sm:rounded-xl">
    <PlaceArt funType={funType} slug={slug} />
  </div>
)
