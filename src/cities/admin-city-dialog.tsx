import { type SubmitEvent, useRef, useState } from 'react'
import { serverMessage } from '../accounts/auth.requests.ts'
import { fieldErrors } from '../admin/field-errors.ts'
import { leaveIfSignedOut } from '../admin/leave-if-signed-out.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import type { CityForm } from './admin-city-field.tsx'
import type { CityFields } from './admin-city-fields.ts'
import { AdminCityForm } from './admin-city-form.tsx'
import type { City } from './city.schema.ts'

const formId = 'city'

type Errors = CityForm['errors'] & { all?: string }

/** Why it was not saved, and the field that it is about. */
export type Refusal = { message: string; field: keyof CityFields | undefined }

interface AdminCityDialogProps extends Omit<CityForm, 'errors'> {
  title: string
  /** Of the button, and while it is at work. */
  labels: [string, string]
  cities: readonly City[]
  isNew: boolean
  /** @throws ApiError */
  onSave: () => Promise<Refusal | undefined>
  onClose: () => void
}

export function AdminCityDialog(props: AdminCityDialogProps) {
  const { title, labels, cities, isNew, onSave, onClose, ...form } = props
  const { errors, isSaving, submit } = useSubmit(form.fields, onSave)
  const first = useRef<HTMLSelectElement>(null)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      initialFocus={first}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} aria-disabled={isSaving}>
            {labels[isSaving ? 1 : 0]}
          </Button>
        </>
      }
    >
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
    if (isSaving) return
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
      leaveIfSignedOut(error)
      tell(errorsOf(error))
    }
    setIsSaving(false)
  }
  return { errors, isSaving, submit }
}

const needed = 'Name and country are required'

function errorsOf(error: unknown): Errors {
  const fields = fieldErrors(error)
  return Object.keys(fields).length > 0
    ? fields
    : { all: serverMessage(error) ?? 'The guide cannot be reached. Please try again.' }
}
