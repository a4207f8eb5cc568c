import { type SubmitEvent, useRef, useState } from 'react'
import { LeaveGuard } from '../admin/leave-guard.tsx'
import { getFunTypes } from '../fun-types/fun-types.requests.ts'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import { getSeasons } from '../seasons/seasons.requests.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import { AddPlaceFields } from './add-place-fields.tsx'
import { DiscardQuestion } from './place-form-discard.tsx'
import { focusField } from './place-form-fields.tsx'
import { usePlaceAdd } from './use-place-add.tsx'

const formId = 'add-place'

interface AdminAddPlaceProps {
  onClose: () => void
  /** Once it is there; the dialog closes then. */
  onAdded: (place: AdminPlace) => void
}

export function AdminAddPlace({ onClose, onAdded }: AdminAddPlaceProps) {
  const form = usePlaceAdd((place) => {
    onAdded(place)
    onClose()
  })
  const funTypes = useAnswer('fun-types', getFunTypes) ?? []
  const seasons = useAnswer('seasons', getSeasons) ?? []
  const [asksToDiscard, setAsksToDiscard] = useState(false)
  const body = useRef<HTMLFormElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const close = () => (form.isDirty ? setAsksToDiscard(true) : onClose())
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (form.isCreating) return
    const field = await form.create()
    if (field) focusField(body.current, field)
  }
  return (
    <Dialog
      title="Add New Place"
      onClose={close}
      initialFocus={first}
      footer={
        <>
          <Button look="outline" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={form.isCreating || form.values.name.trim() === ''}>
            {form.isCreating ? 'Creating...' : 'Create Place'}
          </Button>
        </>
      }
    >
      {form.alert && (
        <p role="alert" className="rounded-md bg-accent-soft p-3 text-sm font-semibold text-on-accent-soft">
          {form.alert}
        </p>
      )}
      <form ref={body} id={formId} onSubmit={submit} noValidate>
        <AddPlaceFields
          form={form}
          first={first}
          funTypes={funTypes}
          seasons={seasons.map(({ id, displayName }) => ({ id, name: displayName }))}
        />
      </form>
      <LeaveGuard isDirty={form.isDirty} />
      {asksToDiscard && <DiscardQuestion onStay={() => setAsksToDiscard(false)} onDiscard={onClose} />}
    </Dialog>
  )
}
