import { type SubmitEvent, useRef, useState } from 'react'
import { serverMessage } from '../../office/accounts/auth.requests.ts'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { sayFailure } from '../../office/shell/failure.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'
import { createSearchRadiusOption } from './admin-search-radius.requests.ts'

const formId = 'new-search-radius'

const emptyOption = { radiusKm: '', displayName: '', sortOrder: '0', isActive: true }

type NewRadiusDialogProps = { onClose: () => void; onCreated: () => void }

export function NewRadiusDialog({ onClose, onCreated }: NewRadiusDialogProps) {
  const draft = useDraft({ form: 'search-radius:new', first: emptyOption, formOf: (option) => option })
  const { values, set } = draft
  const radius = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [radiusError, setRadiusError] = useState<string>()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const blank = (['radiusKm', 'displayName'] as const).find((name) => values[name].trim() === '')
    if (blank) {
      toast({ title: 'Please fill in all required fields', variant: 'destructive' })
      return form.querySelector<HTMLInputElement>(`[name=${blank}]`)?.focus()
    }
    const radiusKm = Number(values.radiusKm)
    const isInRange = Number.isInteger(radiusKm) && radiusKm >= 1 && radiusKm <= 1000
    setRadiusError(isInRange ? undefined : 'A whole number from 1 to 1000')
    if (!isInRange) return radius.current?.focus()
    setIsBusy(true)
    try {
      await createSearchRadiusOption({
        radiusKm,
        displayName: values.displayName,
        isActive: values.isActive,
        sortOrder: Math.trunc(Number(values.sortOrder)),
      })
      draft.forget()
      toast({ title: 'Search radius option created successfully' })
      onCreated()
      onClose()
    } catch (error) {
      sayFailure('Failed to create search radius option', error)
      setIsBusy(false)
      // Behind an open dialog a toast is not read out.
      setRadiusError(serverMessage(error))
      radius.current?.focus()
    }
  }
  const cancel = () => {
    draft.discard()
    onClose()
  }
  return (
    <Dialog
      title="Add Search Radius"
      onClose={onClose}
      initialFocus={radius}
      footer={
        <FormButtons formId={formId} labels={['Create', 'Creating...']} isBusy={isBusy} onCancel={cancel} />
      }
    >
      <DraftNote {...draft.note} />
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
        <Field label="Radius (km)" error={radiusError}>
          {(control) => (
            <input
              {...control}
              {...{ name: 'radiusKm', type: 'number', min: 1, max: 1000, step: 1, required: true }}
              ref={radius}
              value={values.radiusKm}
              onChange={(event) => set({ radiusKm: event.target.value })}
              className={inputClass}
            />
          )}
        </Field>
        <Field label="Display Name">
          {(control) => (
            <input
              {...control}
              {...{ name: 'displayName', maxLength: 100, placeholder: 'Within 25 km', required: true }}
              value={values.displayName}
              onChange={(event) => set({ displayName: event.target.value })}
              className={inputClass}
            />
          )}
        </Field>
        <Field label="Sort Order">
          {(control) => (
            <input
              {...control}
              {...{ name: 'sortOrder', type: 'number', step: 1 }}
              value={values.sortOrder}
              onChange={(event) => set({ sortOrder: event.target.value })}
              className={inputClass}
            />
          )}
        </Field>
        <span className="flex min-h-11 items-center gap-3 self-end text-sm font-semibold">
          <Switch
            name="isActive"
            checked={values.isActive}
            onChange={(event) => set({ isActive: event.target.checked })}
            aria-label="Active"
          />
          Active
        </span>
      </form>
    </Dialog>
  )
}
