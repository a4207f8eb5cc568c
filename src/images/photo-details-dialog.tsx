import { useState } from 'react'
import { sayFailure } from '../admin/failure.tsx'
import { fieldErrors } from '../admin/field-errors.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import { PhotoTextFields } from './photo-text-fields.tsx'
import type { PlaceImage } from './place-image.schema.ts'
import { changeImage } from './place-images.requests.ts'

interface PhotoDetailsDialogProps {
  image: PlaceImage
  onClose: () => void
  onChange: (images: PlaceImage[]) => void
}

export function PhotoDetailsDialog({ image, onClose, onChange }: PhotoDetailsDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [texts, setTexts] = useState({
    altText: image.altText ?? '',
    photographerName: image.photographerName ?? '',
    photographerProfileUrl: image.photographerProfileUrl ?? '',
  })
  const save = async () => {
    setIsBusy(true)
    try {
      onChange((await changeImage(image.id, texts)).images)
      toast({ title: 'Image updated successfully' })
      onClose()
    } catch (error) {
      setErrors(fieldErrors(error))
      sayFailure('Failed to update image', error)
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      title="Image details"
      onClose={onClose}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={save} disabled={isBusy}>
            {isBusy ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <PhotoTextFields texts={texts} onChange={setTexts} onEnter={save} errors={errors} />
    </Dialog>
  )
}
