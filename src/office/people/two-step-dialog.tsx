import { type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { useLatePart } from '../../ui/use-late-part.ts'
import { formErrors } from '../shell/failure.tsx'
import { FormAlert } from './password-field.tsx'
import { confirmTwoStep } from './people.requests.ts'
import { useRefusals } from './use-refusals.ts'

const loadQrCode = () => import('../../ui/qr-code.tsx').then(({ QrCode }) => QrCode)

interface TwoStepDialogProps {
  secret: string
  uri: string
  /** Once the codes are on, with the recovery codes. */
  onOn: (recoveryCodes: string[]) => void
  onClose: () => void
}

/** Shows the secret to an authenticator app, and asks for the app's first code. */
export function TwoStepDialog({ secret, uri, onOn, onClose }: TwoStepDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const { form, wrong, refuse } = useRefusals()
  const formId = useId()
  const { Part: QrCode, show } = useLatePart(loadQrCode)
  const showCode = useEffectEvent(show)
  useEffect(() => void showCode(), [])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const code = String(new FormData(event.currentTarget).get('code')).trim()
    if (code === '') return refuse({ code: 'The app shows it.' })
    setIsBusy(true)
    try {
      onOn((await confirmTwoStep(code)).recoveryCodes)
    } catch (error) {
      refuse(formErrors(error))
    }
    setIsBusy(false)
  }
  return (
    <Dialog
      title="Two-step codes"
      onClose={onClose}
      footer={
        <FormButtons
          formId={formId}
          labels={['Switch on', 'Switching on...']}
          isBusy={isBusy}
          onCancel={onClose}
        />
      }
    >
      <form ref={form} id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-sm text-text-muted">Scan this with your authenticator app, or type the key.</p>
        <div className="size-48">{QrCode && <QrCode text={uri} label="The key for your app" />}</div>
        <Field label="Key">
          {(control) => (
            <input
              {...control}
              readOnly
              value={secret}
              onFocus={(event) => event.target.select()}
              className={`${inputClass} font-mono`}
            />
          )}
        </Field>
        <FormAlert>{wrong.all}</FormAlert>
        <Field label="Code" hint="Six digits that the app shows" error={wrong.code}>
          {(control) => (
            <input
              {...control}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              className={inputClass}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
