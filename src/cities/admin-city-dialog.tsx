import { type SubmitEvent, useRef, useState } from 'react'
import { serverMessage } from '../accounts/auth.requests.ts'
import { fieldErrors } from '../admin/field-errors.ts'
import { leaveIfSignedOut } from '../admin/leave-if-signed-out.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import type { CityFields } from './admin-city-fields.ts'
import { AdminCityForm } from './admin-city-form.tsx'
import type { City } from './city.schema.ts'

const formId = 'city'

interface AdminCityDialogProps {
  title: string
  fields: CityFields
  /** Of the button, and while it is at work. */
  labels: [string, string]
  /** Those that are there: their built-in twins need not be offered. */
  cities: readonly City[]
  isNew: boolean
  onSave: (fields: CityFields) => Promise<unknown>
  onClose: () => void
}

type Errors = Partial<Record<keyof CityFields | 'all', string>>

export function AdminCityDialog({ title, labels, onSave, onClose, ...form }: AdminCityDialogProps) {
  const [fields, setFields] = useState(form.fields)
  const [errors, setErrors] = useState<Errors>({})
  const [isSaving, setIsSaving] = useState(false)
  const first = useRef<HTMLSelectElement>(null)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const blank = (['name', 'country'] as const).find((name) => fields[name].trim() === '')
    if (blank) {
      toast({ title: needed, variant: 'destructive' })
      setErrors({ [blank]: needed })
      return event.currentTarget.querySelector<HTMLElement>(`[name=${blank}]`)?.focus()
    }
    setIsSaving(true)
    setErrors({})
    try {
      await onSave(fields)
    } catch (error) {
      leaveIfSignedOut(error)
      setErrors(errorsOf(error))
      setIsSaving(false)
    }
  }
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
          <Button type="submit" form={formId} disabled={isSaving}>
            {labels[isSaving ? 1 : 0]}
          </Button>
        </>
      }
    >
      <AdminCityForm
        {...form}
        id={formId}
        fields={fields}
        errors={errors}
        first={first}
        onChange={(part) => setFields({ ...fields, ...part })}
        onSubmit={submit}
      />
      {errors.all && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {errors.all}
        </p>
      )}
    </Dialog>
  )
}

const needed = 'Name and country are required'

function errorsOf(error: unknown): Errors {
  const fields = fieldErrors(error)
  return Object.keys(fields).length > 0
    ? fields
    : { all: serverMessage(error) ?? 'The guide cannot be reached. Please try again.' }
}
