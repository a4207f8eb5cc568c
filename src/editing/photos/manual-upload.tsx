import { useState } from 'react'
import { serverMessage } from '../../office/accounts/auth.requests.ts'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { fieldErrors } from '../../office/shell/field-errors.ts'
import { FileDrop } from '../../office/uploads/file-drop.tsx'
import { FilePreview } from '../../office/uploads/file-preview.tsx'
import { refusalOf } from '../../office/uploads/refusal-of-file.ts'
import { UploadProgress } from '../../office/uploads/upload-progress.tsx'
import { photoTypes } from '../../office/uploads/upload-type.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import type { NewPhotoProps } from './new-photo.ts'
import { PhotoTextFields, type PhotoTexts } from './photo-text-fields.tsx'
import { type NewPhoto, uploadPhoto } from './place-images.requests.ts'

const noTexts: PhotoTexts = { altText: '', photographerName: '', photographerProfileUrl: '' }

/** A file from the editor's own machine, looked at before it is sent. */
export function ManualUpload({ placeId, placeName, onAdded }: NewPhotoProps) {
  const [file, setFile] = useState<File>()
  const draft = useDraft({ form: `place:${placeId}/upload`, first: noTexts, formOf: (texts) => texts })
  const { upload, sent, errors } = useUpload()
  const choose = (chosen: File) => {
    const refusal = refusalOf(chosen)
    if (refusal) toast({ ...refusal, variant: 'destructive' })
    else setFile(chosen)
  }
  const send = async () => {
    if (!file || sent !== undefined) return
    const images = await upload(placeId, { ...draft.values, file, placeName })
    if (!images) return
    setFile(undefined)
    draft.discard()
    onAdded(images)
  }
  return (
    <div className="grid gap-3">
      <FileDrop
        accept={photoTypes.join(',')}
        label="Choose an image"
        onFile={choose}
        isBusy={sent !== undefined}
      >
        JPG, PNG and WebP are supported. Manual uploads take priority over Unsplash images.
      </FileDrop>
      {file && <FilePreview file={file} />}
      <DraftNote {...draft.note} />
      <PhotoTextFields texts={draft.values} onChange={draft.set} onEnter={send} errors={errors} />
      {sent !== undefined && <UploadProgress sent={sent} />}
      {file && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={send} disabled={sent !== undefined} className="flex-1">
            {sent === undefined ? 'Upload Image' : 'Uploading...'}
          </Button>
          <Button look="outline" onClick={() => setFile(undefined)} disabled={sent !== undefined}>
            Clear
          </Button>
        </div>
      )}
    </div>
  )
}

/** `sent` is which part of an upload under way has left, undefined while there is none. */
function useUpload() {
  const [sent, setSent] = useState<number>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const upload = async (placeId: number, photo: NewPhoto) => {
    setSent(0)
    setErrors({})
    try {
      const { storagePath, images } = await uploadPhoto(placeId, photo, setSent)
      if (!storagePath || !images) throw new Error('The answer names no stored image')
      toast({ title: 'Image uploaded successfully' })
      return images
    } catch (error) {
      setErrors(fieldErrors(error))
      const description = serverMessage(error) ?? 'Failed to upload image'
      toast({ title: 'Upload failed', description, variant: 'destructive' })
      return undefined
    } finally {
      setSent(undefined)
    }
  }
  return { upload, sent, errors }
}
