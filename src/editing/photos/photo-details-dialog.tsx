import { useState } from 'react'
import type { PlaceImage } from '../../guide/photos/place-image.schema.ts'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { differingFields } from '../../office/drafts/rebased.ts'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { useEnd } from '../../office/drafts/use-end.ts'
import { ConflictNote } from '../../office/shell/conflict-note.tsx'
import { currentOf, sayFailure } from '../../office/shell/failure.tsx'
import { fieldErrors } from '../../office/shell/field-errors.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { PhotoTextFields, type PhotoTexts } from './photo-text-fields.tsx'
import { changeImage } from './place-images.requests.ts'
import { isGone } from './use-photo-changes.tsx'

interface PhotoDetailsDialogProps {
  /** What its drafts are called. */
  form: string
  image: PlaceImage
  onClose: () => void
  onChange: (images: PlaceImage[]) => void
  /** Somebody else has deleted it. */
  onGone: () => void
  returnFocus: (event: Event) => void
}

export function PhotoDetailsDialog(props: PhotoDetailsDialogProps) {
  const { form, image, onClose, onChange, onGone, returnFocus } = props
  const [isBusy, setIsBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const draft = useDraft({ form, first: image, formOf: textsOf })
  const { row, values, base, changed } = draft
  const { end } = useEnd({ draft, onEnd: onClose, onStay: () => setIsBusy(false) })
  const changedOf = (texts: Partial<PlaceImage>) =>
    Object.fromEntries(changed.map((name) => [name, texts[name] ?? null]))
  const save = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { images } = await changeImage(image.id, { ...changedOf(values), base: changedOf(row) })
      onChange(images)
      toast({ title: 'Image updated successfully' })
      end(images.find(({ id }) => id === image.id) ?? row, values)
    } catch (error) {
      if (isGone(error)) {
        draft.forget()
        return onGone()
      }
      setErrors(fieldErrors(error))
      sayFailure('Failed to update image', error)
      const images = currentOf<{ images: PlaceImage[] }>(error)?.images
      const now = images?.find(({ id }) => id === image.id)
      if (now) draft.follow(now)
      if (images) onChange(images)
      setIsBusy(false)
    }
  }
  /** Only of what was written anew the editor has decided. */
  const change = (texts: PhotoTexts) =>
    draft.set(Object.fromEntries(differingFields(texts, values).map((name) => [name, texts[name]])))
  const noteOf = (name: keyof PhotoTexts) =>
    draft.conflicts.includes(name) && (
      <ConflictNote
        theirs={base[name]}
        onTakeTheirs={() => draft.set({ [name]: base[name] })}
        onKeepMine={() => draft.settle(name)}
      />
    )
  const cancel = () => {
    draft.discard()
    onClose()
  }
  return (
    <Dialog
      title="Image details"
      onClose={onClose}
      returnFocus={returnFocus}
      footer={
        <>
          <Button look="outline" onClick={cancel}>
            Cancel
          </Button>
          <BusyButton onClick={save} isBusy={isBusy}>
            {isBusy ? 'Saving...' : 'Save'}
          </BusyButton>
        </>
      }
    >
      <DraftNote {...draft.note} />
      <PhotoTextFields texts={values} onChange={change} onEnter={save} errors={errors} noteOf={noteOf} />
    </Dialog>
  )
}

const textsOf = ({ altText, photographerName, photographerProfileUrl }: PlaceImage): PhotoTexts => ({
  altText: altText ?? '',
  photographerName: photographerName ?? '',
  photographerProfileUrl: photographerProfileUrl ?? '',
})
