import { type SubmitEvent, useRef, useState } from 'react'
import type { City } from '../../guide/cities/city.schema.ts'
import { DraftNote, type DraftNoteProps } from '../../office/drafts/draft-note.tsx'
import { formErrors } from '../../office/shell/failure.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { toast } from '../../ui/toast.ts'
import type { CityForm } from './admin-city-field.tsx'
import type { CityFields } from './admin-city-fields.ts'
import { AdminCityForm } from './admin-city-form.tsx'

const formId = 'city'

type Errors = CityForm['errors'] & { all?: string }

/** Why it was not saved, and the field that it is about. */
export type Refusal = { message: string; field: keyof CityFields | undefined }

interface AdminCityDialogProps extends Omit<CityForm, 'errors'> {
  title: string
  /** Of the button, and while it is at work. */
  labels: readonly [string, string]
  draft: { note: DraftNoteProps; discard: () => void }
  cities: readonly City[]
  isNew: boolean
  /** @throws ApiError */
  onSave: () => Promise<Refusal | undefined>
  onClose: () => void
}

export function AdminCityDialog(props: AdminCityDialogProps) {
  const { title, labels, draft, cities, isNew, onSave, onClose, ...form } = props
  const { errors, isSaving, submit } = useSubmit(form.fields, onSave)
  const first = useRef<HTMLSelectElement>(null)
  const cancel = () => {
    draft.discard()
    onClose()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      initialFocus={first}
      footer={<FormButtons formId={formId} labels={labels} isBusy={isSaving} onCancel={cancel} />}
    >
      <DraftNote {...draft.note} />
      <AdminCityForm {...{ id: formId, form: { ...form, errors }, cities, isNew, first }} onSubmit={submit} />
      {errors.all && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {errors.all}
        </p>
      )}
    </Dialog>
  )
}

/** What is wrong is said at its field, which gets the focus. */
function useSubmit(fields: CityFields, onSave: AdminCityDialogProps['onSave']) {
  const [errors, setErrors] = useState<Errors>({})
  const [isSaving, setIsSaving] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const tell = (found: Errors, field = Object.keys(found)[0]) => {
      setErrors(found)
      form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
    }
    const blank = (['name', 'country'] as const).find((name) => fields[name].trim() === '')
    if (blank) {
      toast({ title: needed, variant: 'destructive' })
      return tell({ [blank]: needed })
    }
    setIsSaving(true)
    setErrors({})
    try {
      const refusal = await onSave()
      if (refusal) tell({ all: refusal.message }, refusal.field)
    } catch (error) {
      tell(formErrors(error))
    }
    setIsSaving(false)
  }
  return { errors, isSaving, submit }
}

const needed = 'Name and country are required'
