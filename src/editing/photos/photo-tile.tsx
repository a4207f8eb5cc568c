import { ArrowLeft, ArrowRight, Crop, Pencil, Star, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PlaceImage } from '../../guide/photos/place-image.schema.ts'
import { editorsAddress } from '../../guide/photos/place-image.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { imageLabel } from './image-labels.ts'

interface PhotoTileProps {
  image: PlaceImage
  /** Tells it from the others, such as 'photo 2 of Prater'. */
  name: string
  onSetPrimary: () => void
  onDescribe: () => void
  onFrame: () => void
  onDelete: () => void
  /** Undefined where there is no place to move to. */
  onMoveEarlier: (() => void) | undefined
  onMoveLater: (() => void) | undefined
}

export const PhotoTile = ({
  image,
  name,
  onSetPrimary,
  onDescribe,
  onFrame,
  onDelete,
  ...moves
}: PhotoTileProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of the form around it
  <div
    role="group"
    aria-label={name}
    aria-keyshortcuts="Delete Backspace"
    data-photo
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes a key
    tabIndex={0}
    onKeyDown={(event) => {
      if (event.repeat || (event.key !== 'Delete' && event.key !== 'Backspace')) return
      event.preventDefault()
      onDelete()
    }}
    className="relative flex h-full flex-col overflow-hidden rounded-md border border-border bg-surface"
  >
    {image.isPrimary && (
      <Badge className="absolute top-2 left-2 bg-accent text-on-accent">
        <Star />
        Primary
      </Badge>
    )}
    <img
      src={editorsAddress(image)}
      alt={image.altText ?? ''}
      loading="lazy"
      style={{ objectPosition: image.focus }}
      className="aspect-[4/3] w-full bg-skeleton object-cover"
    />
    <div className="px-2.5 pt-2 text-xs text-text-muted [overflow-wrap:anywhere]">
      <p>{imageLabel(image)}</p>
      {image.photographerName && <p>Photo: {image.photographerName}</p>}
      {image.license && <p>License: {image.license}</p>}
    </div>
    <div className="mt-auto flex flex-wrap items-center justify-between gap-x-1">
      <Button
        look="ghost"
        // Not disabled: the focus would be lost with the press that made it so.
        aria-disabled={image.isPrimary}
        aria-label={`Set Primary: ${name}`}
        onClick={() => !image.isPrimary && onSetPrimary()}
        className="px-2.5! text-xs! aria-disabled:cursor-not-allowed aria-disabled:text-text-muted"
      >
        Set Primary
      </Button>
      <span className="flex flex-wrap">
        {moves.onMoveEarlier && (
          <IconButton label={`Move earlier: ${name}`} onClick={moves.onMoveEarlier}>
            <ArrowLeft className="size-4.5" />
          </IconButton>
        )}
        {moves.onMoveLater && (
          <IconButton label={`Move later: ${name}`} onClick={moves.onMoveLater}>
            <ArrowRight className="size-4.5" />
          </IconButton>
        )}
        <IconButton label={`Edit details: ${name}`} onClick={onDescribe}>
          <Pencil className="size-4.5" />
        </IconButton>
        <IconButton label={`Crop and focal point: ${name}`} onClick={onFrame}>
          <Crop className="size-4.5" />
        </IconButton>
        <IconButton label={`Delete image: ${name}`} onClick={onDelete}>
          <Trash2 className="size-4.5 text-danger" />
        </IconButton>
      </span>
    </div>
  </div>
)

type IconButtonProps = { label: string; onClick: () => void; children: ReactNode }

const IconButton = ({ label, onClick, children }: IconButtonProps) => (
  <Button look="ghost" size="icon" aria-label={label} onClick={onClick} className="w-9!">
    {children}
  </Button>
)
