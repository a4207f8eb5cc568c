import { useState } from 'react'
import type { PlaceImage } from '../../guide/photos/place-image.schema.ts'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { sayFailure } from '../../office/shell/failure.tsx'
import { fieldErrors } from '../../office/shell/field-errors.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { PhotoTextFields, type PhotoTexts } from './photo-text-fields.tsx'
import { changeImage } from './place-images.requests.ts'

interface PhotoDetailsDialogProps {
  /** What its drafts are called. */
  form: string
  image: PlaceImage
  onClose: () => void
  onChange: (images: PlaceImage[]) => void
}

export function PhotoDetailsDialog({ form, image, onClose, onChange }: PhotoDetailsDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const draft = useDraft({ form, first: image, formOf: textsOf })
  const save = async () => {
    setIsBusy(true)
    try {
      onChange((await changeImage(image.id, draft.values)).images)
      draft.forget()
      toast({ title: 'Image updated successfully' })
      onClose()
    } catch (error) {
      setErrors(fieldErrors(error))
      sayFailure('Failed to update image', error)
      setIsBusy(false)
    }
  }
  const cancel = () => {
    draft.discard()
    onClose()
  }
  return (
    <Dialog
      title="Image details"
      onClose={onClose}
      footer={
        <>
          <Button look="outline" onClick={cancel}>
            Cancel
          </Button>
          <Button onClick={save} disabled={isBusy}>
            {isBusy ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <DraftNote {...draft.note} />
      <PhotoTextFields texts={draft.values} onChange={draft.set} onEnter={save} errors={errors} />
    </Dialog>
  )
}

const textsOf = ({ altText, photographerName, photographerProfileUrl }: PlaceImage): PhotoTexts => ({
  altText: altText ?? '',
  photographerName: photographerName ?? '',
  photographerProfileUrl: photographerProfileUrl ?? '',
})
