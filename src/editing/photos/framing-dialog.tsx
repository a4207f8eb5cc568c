import { useEffect, useEffectEvent, useState } from 'react'
import type { Framing } from '../../guide/photos/framing.ts'
import type { PlaceImage } from '../../guide/photos/place-image.schema.ts'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { differingFields } from '../../office/drafts/rebased.ts'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { useEnd } from '../../office/drafts/use-end.ts'
import { currentOf, sayFailure } from '../../office/shell/failure.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { FramedShapes } from './framed-shapes.tsx'
import type { FramingAnswer } from './framing.schema.ts'
import { unframed } from './framing.ts'
import { FramingConflict } from './framing-conflict.tsx'
import { FramingFields } from './framing-fields.tsx'
import { FramingPicture } from './framing-picture.tsx'
import { getFraming, setFraming } from './place-images.requests.ts'
import { isGone } from './use-photo-changes.tsx'

interface PhotoFramingProps {
  /** What its drafts are called. */
  form: string
  image: PlaceImage
  /** Such as 'photo 2 of Prater'. */
  name: string
  onClose: () => void
  onChange: (images: PlaceImage[]) => void
  /** Somebody else has deleted it. */
  onGone: () => void
  /** It cannot be said how it is framed. */
  onUnread: () => void
  returnFocus: (event: Event) => void
}

/** Once it is known how the photo is framed. */
export function PhotoFraming(props: PhotoFramingProps) {
  const { image, onClose, onUnread } = props
  const { content, hasFailed } = useAnswer(`framing:${image.id}`, () => getFraming(image.id))
  const leave = useEffectEvent(() => {
    onUnread()
    onClose()
  })
  useEffect(() => {
    if (!hasFailed) return
    toast({ title: 'The photo could not be read', variant: 'destructive' })
    leave()
  }, [hasFailed])
  return content && <FramingDialog {...props} first={content} />
}

type FramingDialogProps = PhotoFramingProps & { first: FramingAnswer }

/** What of a photo is shown, and which point of it stays in the picture whatever shape it is cut to. */
function FramingDialog(props: FramingDialogProps) {
  const { form, image, first, name, onClose, onChange, onGone, returnFocus } = props
  const draft = useDraft({ form, first, formOf: framingOf })
  const framing = draft.values
  const [isBusy, setIsBusy] = useState(false)
  const { end } = useEnd({ draft, onEnd: onClose, onStay: () => setIsBusy(false) })
  const save = async () => {
    setIsBusy(true)
    try {
      onChange((await setFraming(image.id, framing, framingOf(draft.row))).images)
      const undo = () => void takeBack(image.id, { from: framing, to: framingOf(draft.row) }, onChange)
      toast({ title: 'Photo framed', action: { label: 'Undo', onAction: undo } })
      end({ ...draft.row, ...framing }, framing)
    } catch (error) {
      if (isGone(error)) {
        draft.forget()
        return onGone()
      }
      sayFailure('Failed to frame the photo', error)
      // What is set here stays, and goes upon what somebody else has set with the next try.
      if (currentOf(error)) await getFraming(image.id).then(draft.follow, () => undefined)
      setIsBusy(false)
    }
  }
  const cancel = () => {
    draft.discard()
    onClose()
  }
  /** Only of what was set anew the editor has decided. */
  const change = (to: Framing) =>
    draft.set(Object.fromEntries(differingFields(to, framing).map((field) => [field, to[field]])))
  const parts = { framing, onChange: change, isCroppable: first.isCroppable }
  return (
    <Dialog
      title={`Crop and focal point: ${name}`}
      isWide
      onClose={onClose}
      returnFocus={returnFocus}
      footer={
        <>
          <Button look="outline" onClick={() => draft.set(unframed)}>
            {first.isCroppable ? 'Whole photo' : 'Middle'}
          </Button>
          <Button look="outline" onClick={cancel}>
            Cancel
          </Button>
          <BusyButton onClick={save} isBusy={isBusy}>
            {isBusy ? 'Saving...' : 'Save'}
          </BusyButton>
        </>
      }
    >
      <div className="grid gap-4">
        <DraftNote {...draft.note} />
        {draft.conflicts.length > 0 && (
          <FramingConflict
            src={first.whole}
            fields={draft.conflicts}
            theirs={draft.base}
            mine={framing}
            onTakeTheirs={() =>
              draft.set(Object.fromEntries(draft.conflicts.map((field) => [field, draft.base[field]])))
            }
            onKeepMine={() => draft.settle(...draft.conflicts)}
          />
        )}
        <p className="text-sm text-text-muted">
          Cards and the page cut photos to several shapes. Put the point where it must not be cut off, such as
          on a child{first.isCroppable && ', and crop by the corners'}: drag them, or move them with the arrow
          keys, with Shift farther.
        </p>
        <div className="grid content-start gap-4 px-1.5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
          <FramingPicture src={first.whole} {...parts} />
          <div className="grid content-start gap-4">
            <FramedShapes name="As it is shown" src={first.whole} framing={framing} />
            <FramingFields {...parts} />
            {!first.isCroppable && (
              <p className="text-xs text-text-muted">
                This photo cannot be cropped: it lies elsewhere, or its licence asks that a crop be told.
              </p>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  )
}

const framingOf = ({ crop, focus }: FramingAnswer): Framing => ({ crop, focus })

type Back = Record<'from' | 'to', Framing>

async function takeBack(id: number, { from, to }: Back, onChange: PhotoFramingProps['onChange']) {
  try {
    onChange((await setFraming(id, to, from)).images)
    toast({ title: 'Shown as before' })
  } catch (error) {
    sayFailure('Failed to undo', error)
  }
}
