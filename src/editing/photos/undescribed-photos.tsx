import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PlaceImage } from '../../guide/photos/place-image.schema.ts'
import { editorsAddress } from '../../guide/photos/place-image.ts'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { useEnd } from '../../office/drafts/use-end.ts'
import { ConflictNote } from '../../office/shell/conflict-note.tsx'
import { currentOf, sayFailure } from '../../office/shell/failure.tsx'
import { fieldErrors } from '../../office/shell/field-errors.ts'
import { Button } from '../../ui/button.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { onEnterKey } from './photo-text-fields.tsx'
import { changeImage } from './place-images.requests.ts'
import { descriptionOf, undescribed, undescribedCount } from './undescribed.ts'
import { isGone, usePhotoChanges } from './use-photo-changes.tsx'

interface UndescribedPhotosProps {
  placeId: number
  placeName: string
  images: readonly PlaceImage[]
  onChange: (images: PlaceImage[]) => void
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

const mostAtOnce = 5

/** How many photos say nothing to who cannot see them, and, when asked for or just uploaded, a line for each. */
export function UndescribedPhotos(props: UndescribedPhotosProps) {
  const { placeId, placeName, images, onChange, isOpen, onToggle } = props
  const section = useRef<HTMLElement>(null)
  const [written, setWritten] = useState<readonly number[]>([])
  const missing = undescribed(images, placeName)
  // What an editor has begun to say stays, though somebody else has said something meanwhile.
  const found = images.filter((image) => missing.includes(image) || written.includes(image.id))
  if (found.length === 0) return null
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Photos without a description"
      className="grid gap-2.5 rounded-md border border-border bg-surface-sunken p-3 text-sm"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="font-semibold">
          {missing.length > 0 ? undescribedCount(missing.length) : 'Every photo has a description by now'}
        </p>
        <Button look="outline" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
          {isOpen ? 'Later' : found.length === 1 ? 'Describe it' : 'Describe them'}
        </Button>
      </div>
      {isOpen && (
        <>
          <p className="text-xs text-text-muted">
            One sentence for those who cannot see them, such as 'Two children feed goats at a red barn'.
          </p>
          <ul className="grid gap-3">
            {found.slice(0, mostAtOnce).map((image) => (
              <Question
                key={image.id}
                form={`place:${placeId}/describe:${image.id}`}
                image={image}
                placeId={placeId}
                placeName={placeName}
                number={images.findIndex(({ id }) => id === image.id) + 1}
                section={section}
                onChange={onChange}
                onWritten={(isWritten) =>
                  setWritten((ids) => [
                    ...ids.filter((id) => id !== image.id),
                    ...(isWritten ? [image.id] : []),
                  ])
                }
              />
            ))}
          </ul>
          {found.length > mostAtOnce && (
            <p className="text-xs text-text-muted">{found.length - mostAtOnce} more follow.</p>
          )}
        </>
      )}
    </section>
  )
}

interface QuestionProps {
  form: string
  image: PlaceImage
  placeId: number
  placeName: string
  number: number
  section: RefObject<HTMLElement | null>
  onChange: (images: PlaceImage[]) => void
  /** Whether something stands here that is not saved. */
  onWritten: (isWritten: boolean) => void
}

function Question(props: QuestionProps) {
  const { form, image, placeId, placeName, number, section, onChange } = props
  const formOf = (row: PlaceImage) => ({ text: descriptionOf(row, placeName) })
  const draft = useDraft({ form, first: image, formOf })
  const follow = useEffectEvent(draft.follow)
  const tellWritten = useEffectEvent(props.onWritten)
  useEffect(() => follow(image), [image])
  useEffect(() => tellWritten(draft.isDirty), [draft.isDirty])
  const { leaveGone } = usePhotoChanges(placeId, onChange)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const { end } = useEnd({
    draft,
    onEnd: () => focusNext(section.current, image.id),
    onStay: () => setIsBusy(false),
  })
  const { text } = draft.values
  const save = async () => {
    if (isBusy || !text.trim()) return
    setIsBusy(true)
    try {
      const { images } = await changeImage(image.id, { altText: text, base: { altText: image.altText } })
      toast({ title: 'Description saved' })
      onChange(images)
      end(images.find(({ id }) => id === image.id) ?? image, { text })
    } catch (cause) {
      if (isGone(cause)) {
        draft.discard()
        focusNext(section.current, image.id)
        return void leaveGone()
      }
      setError(fieldErrors(cause).altText)
      sayFailure('Failed to save the description', cause)
      const now = currentOf<{ images: PlaceImage[] }>(cause)
      if (now) onChange(now.images)
      setIsBusy(false)
    }
  }
  const takeTheirs = () => {
    focusNext(section.current, image.id)
    draft.discard()
  }
  const note = draft.conflicts.length > 0 && (
    <ConflictNote
      theirs={draft.base.text}
      onTakeTheirs={takeTheirs}
      onKeepMine={() => draft.settle('text')}
    />
  )
  return (
    <li className="flex items-end gap-2.5">
      <img
        src={editorsAddress(image)}
        alt={`Number ${number}`}
        className="size-16 shrink-0 rounded-md bg-skeleton object-cover"
      />
      <div className="min-w-0 flex-1">
        <Field label={`What does photo ${number} show?`} error={error}>
          {(control) => (
            <input
              {...control}
              maxLength={300}
              data-describes={image.id}
              value={text}
              onChange={(event) => draft.set({ text: event.target.value })}
              onKeyDown={(event) => onEnterKey(event, save)}
              className={inputClass}
            />
          )}
        </Field>
        {note}
      </div>
      <Button
        look="soft"
        aria-label={`Save the description of photo ${number}`}
        aria-disabled={!text.trim() || isBusy}
        onClick={save}
      >
        Save
      </Button>
    </li>
  )
}

/** The line with the focus is gone in a moment. */
function focusNext(section: HTMLElement | null, id: number) {
  const fields = [...(section?.querySelectorAll<HTMLElement>('[data-describes]') ?? [])]
  const at = fields.findIndex((field) => field.dataset.describes === String(id))
  const photos = section?.nextElementSibling
  const next = fields[at + 1] ?? fields[at - 1] ?? (photos instanceof HTMLElement ? photos : undefined)
  next?.focus()
}
