import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react'
import type { AdminSearchRadiusOption } from '../../guide/search-radius/search-radius-option.schema.ts'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { useEnd } from '../../office/drafts/use-end.ts'
import { addedOnce } from '../../office/shell/added-before.tsx'
import { formErrors, sayFailure } from '../../office/shell/failure.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'
import { changeSearchRadiusOption, createSearchRadiusOption } from './admin-search-radius.requests.ts'

const formId = 'new-search-radius'

const emptyOption = { radiusKm: '', displayName: '', sortOrder: '0', isActive: true }

type NewRadiusDialogProps = { onClose: () => void; onCreated: () => void }

export function NewRadiusDialog(props: NewRadiusDialogProps) {
  const { draft, radius, errors, isBusy, submit } = useNewRadius(props)
  const cancel = () => {
    draft.discard()
    props.onClose()
  }
  return (
    <Dialog
      title={draft.row ? 'Edit Search Radius' : 'Add Search Radius'}
      onClose={props.onClose}
      initialFocus={radius}
      footer={
        <FormButtons
          formId={formId}
          labels={draft.row ? ['Save Changes', 'Saving...'] : ['Create', 'Creating...']}
          isBusy={isBusy}
          onCancel={cancel}
        />
      }
    >
      <DraftNote {...draft.note} />
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
        <RadiusFields {...draft} {...{ radius, errors }} />
      </form>
    </Dialog>
  )
}

function useNewRadius({ onClose, onCreated }: NewRadiusDialogProps) {
  const draft = useDraft<Added, typeof emptyOption>({
    ...{ form: 'search-radius:new', first: undefined, formOf: fieldsOf },
  })
  const radius = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { end } = useEnd({ draft, onEnd: onClose, onStay: () => setIsBusy(false) })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const focus = (name: string | undefined) =>
      form.querySelector<HTMLInputElement>(`[name=${name ?? 'radiusKm'}]`)?.focus()
    const blank = (['radiusKm', 'displayName'] as const).find((name) => draft.values[name].trim() === '')
    if (blank) {
      toast({ title: 'Please fill in all required fields', variant: 'destructive' })
      return focus(blank)
    }
    const option = optionOf(draft.values)
    const isInRange = Number.isInteger(option.radiusKm) && option.radiusKm >= 1 && option.radiusKm <= 1000
    setErrors(isInRange ? {} : { radiusKm: 'A whole number from 1 to 1000' })
    if (!isInRange) return focus('radiusKm')
    setIsBusy(true)
    try {
      const { row, values } = draft
      const saved = row
        ? await changeSearchRadiusOption(row.id, option)
        : await addedOnce(`radius ${option.radiusKm}`, createSearchRadiusOption(option))
      toast({ title: `Search radius option ${row ? 'updated' : 'created'} successfully` })
      onCreated()
      end(saved, values)
    } catch (error) {
      sayFailure(`Failed to ${draft.row ? 'update' : 'create'} search radius option`, error)
      setIsBusy(false)
      // Behind an open dialog a toast is not read out.
      const { all, ...named } = formErrors(error)
      setErrors(all ? { radiusKm: all } : named)
      focus(Object.keys(named)[0])
    }
  }
  return { draft, radius, errors, isBusy, submit }
}

/** Undefined until it is added; what was typed meanwhile is then a change of it. */
type Added = AdminSearchRadiusOption | undefined

const fieldsOf = (added: Added) => {
  if (!added) return emptyOption
  const { radiusKm, displayName, sortOrder, isActive } = added
  return { radiusKm: String(radiusKm), displayName, sortOrder: String(sortOrder), isActive }
}

const optionOf = ({ radiusKm, displayName, sortOrder, isActive }: typeof emptyOption) => ({
  ...{ radiusKm: Number(radiusKm), displayName, isActive },
  sortOrder: Math.trunc(Number(sortOrder)),
})

type RadiusFieldsProps = Pick<ReturnType<typeof useNewRadius>, 'radius' | 'errors'> &
  Pick<ReturnType<typeof useNewRadius>['draft'], 'values' | 'set'>

function RadiusFields({ values, set, radius, errors }: RadiusFieldsProps) {
  const typed = (name: 'radiusKm' | 'displayName' | 'sortOrder') => ({
    ...{ name, value: values[name], className: inputClass },
    onChange: (event: ChangeEvent<HTMLInputElement>) => set({ [name]: event.target.value }),
  })
  return (
    <>
      <Field label="Radius (km)" error={errors.radiusKm}>
        {(control) => (
          <input
            {...{
              ...control,
              ...typed('radiusKm'),
              type: 'number',
              min: 1,
              max: 1000,
              step: 1,
              required: true,
            }}
            ref={radius}
          />
        )}
      </Field>
      <Field label="Display Name" error={errors.displayName}>
        {(control) => (
          <input
            {...{
              ...control,
              ...typed('displayName'),
              maxLength: 100,
              placeholder: 'Within 25 km',
              required: true,
            }}
          />
        )}
      </Field>
      <Field label="Sort Order" error={errors.sortOrder}>
        {(control) => <input {...{ ...control, ...typed('sortOrder'), type: 'number', step: 1 }} />}
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
    </>
  )
}
