import { useRef } from 'react'
import type { PlaceImage } from '../../guide/photos/place-image.schema.ts'
import { movedIds } from '../../guide/photos/place-image.ts'
import { leftForm } from '../../office/drafts/left-forms.ts'
import { useDialogOver } from '../../office/shell/use-open-dialog.ts'
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
  const detailsForm = `place:${placeId}/photo:`
  const framingForm = `place:${placeId}/framing:`
  const [opened, open] = useDialogOver(leftDialog(detailsForm, framingForm))
  const isOpened = (dialog: Dialog) => (image: PlaceImage) => dialogOf(dialog, image.id) === opened
  const described = images.find(isOpened('photo'))
  const framed = images.findIndex(isOpened('framing'))
  const toDelete = images.filter(isForGood).find(isOpened('delete-photo'))
  const close = () => open('')
  const { changing, remove, drop, readAgain, leaveGone } = usePhotoChanges(placeId, onChange)
  const askOrDrop = (image: PlaceImage, index: number) => {
    if (isForGood(image)) return open(dialogOf('delete-photo', image.id))
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
  const hasLeft = useRef(false)
  const leave = async () => {
    hasLeft.current = true
    await leaveGone()
    close()
  }
  /** Of what opened the form of a photo that is gone nothing is left. */
  const returnFocus = (event: Event) => {
    if (hasLeft.current) focusList(event)
    hasLeft.current = false
  }
  const form = { onClose: close, onChange, onGone: leave, returnFocus }
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
                onDescribe={() => open(dialogOf('photo', image.id))}
                onFrame={() => open(dialogOf('framing', image.id))}
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
      {described && <PhotoDetailsDialog {...form} form={detailsForm + described.id} image={described} />}
      {images[framed] && (
        <PhotoFraming
          {...form}
          form={framingForm + images[framed].id}
          image={images[framed]}
          name={`photo ${framed + 1} of ${placeName}`}
          onUnread={() => void readAgain()}
        />
      )}
      {toDelete && (
        <ConfirmDialog
          title="Delete Image?"
          confirmLabel="Delete"
          onConfirm={() => remove(toDelete).then(close)}
          onClose={close}
          returnFocus={focusList}
        >
          This will permanently delete this image. This action cannot be undone.
        </ConfirmDialog>
      )}
    </div>
  )
}

/** What came by itself can be brought back. */
const isForGood = ({ imageType }: PlaceImage) => imageType !== 'commons_auto'

type Dialog = 'photo' | 'framing' | 'delete-photo'

const dialogOf = (dialog: Dialog, id: number | string) => `${dialog}-${id}`

/** What was being written when the page was loaded anew. */
function leftDialog(detailsForm: string, framingForm: string): string | undefined {
  const [described, framed] = [leftForm(detailsForm), leftForm(framingForm)]
  if (described !== undefined) return dialogOf('photo', described)
  return framed === undefined ? undefined : dialogOf('framing', framed)
}
