import { useRef, useState } from 'react'
import type { PlaceImage } from '../../guide/photos/place-image.schema.ts'
import { movedIds } from '../../guide/photos/place-image.ts'
import { leftForm } from '../../office/drafts/left-forms.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { PhotoFraming } from './framing-dialog.tsx'
import { PhotoDetailsDialog } from './photo-details-dialog.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { orderImages, setPrimaryImage } from './place-images.requests.ts'
import { usePhotoChanges } from './use-photo-changes.tsx'

interface PhotoGridProps {
  placeId: number
  placeName: string
  images: readonly PlaceImage[]
  onChange: (images: PlaceImage[]) => void
}

/** The photos that a place has, in the order they are shown. */
export function PhotoGrid({ placeId, placeName, images, onChange }: PhotoGridProps) {
  const list = useRef<HTMLDivElement>(null)
  const [toDelete, setToDelete] = useState<PlaceImage>()
  const detailsForm = `place:${placeId}/photo:`
  const [describedId, setDescribedId] = useState(() => leftForm(detailsForm))
  const described = images.find(({ id }) => String(id) === describedId)
  const framingForm = `place:${placeId}/framing:`
  const [framedId, setFramedId] = useState(() => leftForm(framingForm))
  const framed = images.findIndex(({ id }) => String(id) === framedId)
  const { changing, remove, drop } = usePhotoChanges(onChange)
  const askOrDrop = (image: PlaceImage, index: number) => {
    if (image.imageType !== 'commons_auto') return setToDelete(image)
    // The photo with the focus is gone in a moment.
    const tiles = list.current?.querySelectorAll<HTMLElement>('[data-photo]')
    const next = tiles?.[index + 1] ?? tiles?.[index - 1] ?? list.current
    next?.focus()
    return drop(image)
  }
  const mover = (index: number, step: -1 | 1) => {
    const ids = movedIds(images, index, step)
    return (
      ids &&
      (() => changing(orderImages(placeId, ids), { done: 'Photo moved', failed: 'Failed to move photo' }))
    )
  }
  const focusList = (event: Event) => {
    event.preventDefault()
    list.current?.focus()
  }
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {images.length === 0 ? (
        <p className="text-sm text-text-muted">
          No photos available. Upload or search for photos using the options above.
        </p>
      ) : (
        <ul aria-label="Photos" className="grid grid-cols-2 gap-2.5 2xl:grid-cols-3">
          {images.map((image, index) => (
            <li key={image.id}>
              <PhotoTile
                image={image}
                name={`photo ${index + 1} of ${placeName}`}
                onDescribe={() => setDescribedId(String(image.id))}
                onFrame={() => setFramedId(String(image.id))}
                onDelete={() => void askOrDrop(image, index)}
                onMoveEarlier={mover(index, -1)}
                onMoveLater={mover(index, 1)}
                onSetPrimary={() =>
                  changing(setPrimaryImage(image.id), {
                    done: 'Primary image updated',
                    failed: 'Failed to set primary image',
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {described && (
        <PhotoDetailsDialog
          form={detailsForm + described.id}
          image={described}
          onClose={() => setDescribedId(undefined)}
          onChange={onChange}
        />
      )}
      {images[framed] && (
        <PhotoFraming
          form={framingForm + images[framed].id}
          image={images[framed]}
          name={`photo ${framed + 1} of ${placeName}`}
          onClose={() => setFramedId(undefined)}
          onChange={onChange}
        />
      )}
      {toDelete && (
        <ConfirmDialog
          title="Delete Image?"
          confirmLabel="Delete"
          onConfirm={() => remove(toDelete).then(() => setToDelete(undefined))}
          onClose={() => setToDelete(undefined)}
          returnFocus={focusList}
        >
          This will permanently delete this image. This action cannot be undone.
        </ConfirmDialog>
      )}
    </div>
  )
}
