import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { formErrors } from '../shell/failure.tsx'
import { FormAlert, PasswordField } from './password-field.tsx'
import { useRefusals } from './use-refusals.ts'

interface PasswordDialogProps {
  title: string
  /** Of the button, and while it is at work. */
  labels: readonly [string, string]
  /** What happens with it, and other fields of the form, given what is wrong with them. */
  children: (wrong: Readonly<Record<string, string>>) => ReactNode
  /** Resolves to what is wrong with which field, if anything is. */
  onSubmit: (present: string, fields: FormData) => Promise<Record<string, string> | undefined>
  onClose: () => void
}

/** Asks for the present password, before something changes how one signs in. */
export function PasswordDialog({ title, labels, children, onSubmit, onClose }: PasswordDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const { form, wrong, refuse } = useRefusals()
  const formId = useId()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    const present = String(fields.get('present'))
    if (present === '') return refuse({ present: 'Your present password is needed.' })
    setIsBusy(true)
    const errors = await onSubmit(present, fields).catch(formErrors)
    if (errors) refuse(errors)
    setIsBusy(false)
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={<FormButtons formId={formId} labels={labels} isBusy={isBusy} onCancel={onClose} />}
    >
      <form ref={form} id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {children(wrong)}
        <FormAlert>{wrong.all}</FormAlert>
        <PasswordField label="Present password" name="present" error={wrong.present} />
      </form>
    </Dialog>
  )
}
