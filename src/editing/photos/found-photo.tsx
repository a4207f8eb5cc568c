import type { ReactNode } from 'react'
import { BusyButton } from '../../ui/busy-button.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'

export function countText(photos: number, none: string): string {
  if (photos === 0) return none
  return photos === 1 ? '1 photo found' : `${photos} photos found`
}

interface FoundPhotoProps {
  src: string
  alt: string
  author: string
  authorUrl: string | null
  /** What follows the author's name. */
  note?: ReactNode
  isBusy: boolean
  isDisabled: boolean
  onChoose: () => void
}

/** A photo of somebody else's, with its credit, that can be used. */
export const FoundPhoto = ({ src, alt, author, authorUrl, note, ...choice }: FoundPhotoProps) => (
  <div className="flex h-full flex-col overflow-hidden rounded-md border border-border bg-surface">
    <img src={src} alt={alt} loading="lazy" className="aspect-[4/3] w-full bg-skeleton object-cover" />
    <p className="px-2.5 pt-2 text-xs text-text-muted [overflow-wrap:anywhere]">
      Photo by{' '}
      {authorUrl ? (
        <OutsideLink href={authorUrl} className="underlined">
          {author}
        </OutsideLink>
      ) : (
        author
      )}
      {note}
    </p>
    <BusyButton
      look="ghost"
      onClick={choice.onChoose}
      isBusy={choice.isDisabled}
      aria-label={`Use the photo by ${author}`}
      className="mt-auto self-start px-2.5!"
    >
      {choice.isBusy ? 'Saving...' : 'Use photo'}
    </BusyButton>
  </div>
)
