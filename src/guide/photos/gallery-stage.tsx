import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type PointerEvent, type ReactNode, useRef } from 'react'
import { useTooltip } from '../../ui/use-tooltip.tsx'
import { PhotoCredit } from './photo-credit.tsx'
import { photoSizes } from './place-image.ts'
import type { Photos } from './use-photos.ts'

const swipePx = 50
const arrowClass =
  'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-surface-raised text-text shadow-md hover:bg-accent hover:text-on-accent sm:size-12 noscript:hidden'
const note = 'photo-note absolute bottom-3.5 px-3 py-[5px] text-xs leading-[1.35]'

/** The photo that is shown, with what moves on to the next. */
export function GalleryStage({ photos }: { photos: Photos }) {
  const swipe = useSwipe(photos.step)
  const { all, at, step, drop } = photos
  const photo = all[at]
  if (!photo) return null
  return (
    <div {...swipe} className="gallery-stage">
      <img
        key={photo.id}
        // A photo that broke before the page came to life told nobody: ask it.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) drop(photo)
        }}
        src={photo.src}
        srcSet={photoSizes(photo.src)}
        sizes="(min-width: 64rem) 820px, 100vw"
        alt={photo.altText ?? ''}
        width={photo.width ?? 1200}
        height={photo.height ?? 900}
        fetchPriority={at === 0 ? 'high' : undefined}
        draggable={false}
        onError={() => drop(photo)}
        style={{ objectPosition: photo.focus }}
        className="size-full object-cover"
      />
      {all.length > 1 && (
        <>
          <Arrow name="Previous photo" onClick={() => step(-1)} className="left-2.5 sm:left-4">
            <ChevronLeft />
          </Arrow>
          <Arrow name="Next photo" onClick={() => step(1)} className="right-2.5 sm:right-4">
            <ChevronRight />
          </Arrow>
          <span aria-live="polite" className={`${note} right-3.5 font-semibold tabular-nums`}>
            {at + 1} / {all.length}
          </span>
        </>
      )}
      <PhotoCredit image={photo} className={`${note} left-3.5 max-w-[calc(100%-110px)] font-medium`} />
    </div>
  )
}

interface ArrowProps {
  name: string
  onClick: () => void
  className: string
  children: ReactNode
}

function Arrow({ name, onClick, className, children }: ArrowProps) {
  const { tooltip, tooltipProps } = useTooltip(name)
  return (
    <button
      {...tooltipProps}
      type="button"
      aria-label={name}
      onClick={onClick}
      className={`${arrowClass} ${className}`}
    >
      {children}
      {tooltip}
    </button>
  )
}

function useSwipe(step: Photos['step']) {
  const from = useRef<number>(undefined)
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = event.clientX - (from.current ?? event.clientX)
      from.current = undefined
      if (Math.abs(moved) > swipePx) step(moved > 0 ? -1 : 1)
    },
    onPointerCancel: () => {
      from.current = undefined
    },
  }
}
