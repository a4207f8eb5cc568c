import { type SubmitEvent, useRef, useState } from 'react'
import { getFunTypes } from '../../guide/fun-types/fun-types.requests.ts'
import { getSeasons } from '../../guide/seasons/seasons.requests.ts'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { LeaveGuard } from '../../office/shell/leave-guard.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { AddPlaceFields } from './add-place-fields.tsx'
import { AddPlaceWhere } from './add-place-where.tsx'
import { FindPlace } from './find-place.tsx'
import { DiscardQuestion } from './place-form-discard.tsx'
import { focusField } from './place-form-fields.tsx'
import { FormAlert } from './place-form-notes.tsx'
import { useFoundAddress } from './use-found-address.tsx'
import { useHoursQuestion } from './use-hours-question.tsx'
import { usePlaceAdd } from './use-place-add.tsx'

const formId = 'add-place'

interface AddPlaceProps {
  onClose: () => void
  /** A place was added, or taken back. */
  onChange: () => void
  /** What is to be opened in the place of this: the new place; nothing, once it was taken back. */
  onOpen: (id: number | undefined) => void
}

export function AddPlace({ onClose, onChange, onOpen }: AddPlaceProps) {
  const form = usePlaceAdd((id) => {
    onChange()
    onOpen(id)
  })
  const found = useFoundAddress(form)
  const { content: funTypes = [] } = useAnswer('fun-types', getFunTypes)
  const { content: seasons = [] } = useAnswer('seasons', getSeasons)
  const [asksToDiscard, setAsksToDiscard] = useState(false)
  const body = useRef<HTMLFormElement>(null)
  const hours = useHoursQuestion(() => focusField(body.current, 'openingHours'))
  const first = useRef<HTMLInputElement>(null)
  const close = () => (form.isDirty ? setAsksToDiscard(true) : onClose())
  const discard = () => {
    form.discard()
    onClose()
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = form.check()
    if (wrong) return focusField(body.current, wrong)
    await hours.guarded(form.values, true, async () => {
      const field = await form.create()
      if (field) focusField(body.current, field)
    })
  }
  return (
    <Dialog
      title="Add New Place"
      onClose={close}
      initialFocus={first}
      footer={
        <FormButtons
          formId={formId}
          labels={['Create Place', 'Creating...']}
          isBusy={form.isCreating}
          isDisabled={form.values.name.trim() === ''}
          onCancel={close}
        />
      }
    >
      <DraftNote {...form.note} />
      <FormAlert>{form.alert}</FormAlert>
      <FindPlace onPick={found.pick} />
      <form ref={body} id={formId} onSubmit={submit} noValidate>
        <AddPlaceFields
          form={form}
          first={first}
          funTypes={funTypes}
          seasons={seasons.map(({ id, displayName }) => ({ id, name: displayName }))}
          where={<AddPlaceWhere form={form} found={found} />}
        />
      </form>
      <LeaveGuard isDirty={form.isDirty} onLeave={form.discard} />
      {hours.question}
      {asksToDiscard && <DiscardQuestion onStay={() => setAsksToDiscard(false)} onDiscard={discard} />}
    </Dialog>
  )
}
