import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { FileDrop } from '../../office/uploads/file-drop.tsx'
import { photoTypes } from '../../office/uploads/upload-type.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import type { NewPhotoProps } from './new-photo.ts'
import { PhotoTextFields, type PhotoTexts } from './photo-text-fields.tsx'
import { toSend, uploadLabel } from './queued-file.ts'
import { QueuedFiles } from './queued-files.tsx'
import { useUploadQueue } from './use-upload-queue.tsx'

const noTexts: PhotoTexts = { altText: '', photographerName: '', photographerProfileUrl: '' }
// Some systems know these by their endings only.
const accepted = [...photoTypes, '.avif', '.heic', '.heif'].join(',')

/** Files from the editor's own machine, looked at before they are sent. */
export function ManualUpload(props: NewPhotoProps) {
  const { placeId } = props
  const draft = useDraft({ form: `place:${placeId}/upload`, first: noTexts, formOf: (texts) => texts })
  const { files, isSending, errors, add, remove, send } = useUploadQueue(props)
  const count = toSend(files).length
  const isMany = files.filter(({ state }) => state !== 'refused').length > 1
  const upload = async () => {
    if (count === 0 || isSending) return
    const { values } = draft
    // One sentence says what one photo shows.
    const isStored = await send({ ...values, ...(isMany && { altText: '' }) })
    if (!isStored) return
    draft.forget()
    // What was typed meanwhile is of the next one.
    draft.follow(noTexts, values)
  }
  return (
    <div className="grid gap-3">
      <FileDrop
        accept={accepted}
        label={isMany ? 'Choose more images' : 'Choose an image'}
        onFiles={add}
        isMany
      >
        <span className="block">
          JPG, PNG and WebP are supported. Manual uploads take priority over Unsplash images.
        </span>
        <span className="block">
          So are AVIF and HEIC, as new cameras write them. Several at once are welcome.
        </span>
      </FileDrop>
      {files.length > 0 && <QueuedFiles files={files} onRemove={remove} />}
      <DraftNote {...draft.note} />
      <PhotoTextFields
        texts={draft.values}
        onChange={draft.set}
        onEnter={upload}
        errors={errors}
        hidden={isMany ? 'altText' : undefined}
      />
      {isMany && (
        <p className="text-xs text-text-muted">
          The photographer is said of all of them. What each one shows is asked once it is there.
        </p>
      )}
      {(count > 0 || isSending) && (
        <div className="flex flex-wrap gap-2">
          <BusyButton onClick={upload} isBusy={isSending} className="flex-1">
            {isSending ? 'Uploading...' : uploadLabel(count)}
          </BusyButton>
          <BusyButton
            look="outline"
            onClick={() => files.forEach(({ key }) => void remove(key))}
            isBusy={isSending}
          >
            Clear
          </BusyButton>
        </div>
      )}
    </div>
  )
}
