import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { beginTwoStep, endTwoStep, renewRecoveryCodes } from './people.requests.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { TwoStepDialog } from './two-step-dialog.tsx'

interface TwoStepPartProps {
  isOn: boolean
  recoveryCodesLeft: number
  onChanged: () => void
}

type Step =
  | { at: 'password' | 'off' | 'renew' }
  | { at: 'secret'; secret: string; uri: string }
  | { at: 'codes'; codes: string[] }

/** Whether the sign-in asks for a code after the password. */
export function TwoStepPart({ isOn, recoveryCodesLeft, onChanged }: TwoStepPartProps) {
  const [step, setStep] = useState<Step>()
  const close = () => setStep(undefined)
  const begin = async (present: string) => {
    setStep({ at: 'secret', ...(await beginTwoStep(present)) })
    return undefined
  }
  const switchOff = async (present: string) => {
    await endTwoStep(present)
    close()
    toast({ title: 'Two-step codes are off' })
    onChanged()
    return undefined
  }
  const renew = async (present: string) => {
    const { recoveryCodes: codes } = await renewRecoveryCodes(present)
    setStep({ at: 'codes', codes })
    onChanged()
    return undefined
  }
  return (
    <>
      <p className="text-sm text-text-muted">
        {isOn
          ? `On: after your password you are asked for a code. ${recoveryCodesLeft} recovery ${recoveryCodesLeft === 1 ? 'code is' : 'codes are'} left.`
          : 'Off. Switched on, nobody signs in with your password alone: a code of an app on your phone is asked for too.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" onClick={() => setStep({ at: isOn ? 'off' : 'password' })}>
          {isOn ? 'Switch two-step codes off' : 'Switch two-step codes on'}
        </Button>
        {isOn && (
          <Button look="outline" onClick={() => setStep({ at: 'renew' })}>
            New recovery codes
          </Button>
        )}
      </div>
      {step?.at === 'password' && (
        <PasswordDialog
          title="Two-step codes"
          labels={['Continue', 'Checking...']}
          onSubmit={begin}
          onClose={close}
        >
          {() => (
            <p className="text-sm text-text-muted">
              You need an authenticator app, such as those of phones, password managers, or Aegis.
            </p>
          )}
        </PasswordDialog>
      )}
      {step?.at === 'secret' && (
        <TwoStepDialog
          {...step}
          onClose={close}
          onOn={(codes) => {
            setStep({ at: 'codes', codes })
            onChanged()
          }}
        />
      )}
      {step?.at === 'codes' && <RecoveryCodesDialog codes={step.codes} onClose={close} />}
      {step?.at === 'renew' && (
        <PasswordDialog
          title="New recovery codes?"
          labels={['Make new codes', 'Making...']}
          onSubmit={renew}
          onClose={close}
        >
          {() => (
            <p className="text-sm text-text-muted">
              You get ten new ones. Those that you have now are void then.
            </p>
          )}
        </PasswordDialog>
      )}
      {step?.at === 'off' && (
        <PasswordDialog
          title="Switch two-step codes off?"
          labels={['Switch off', 'Switching off...']}
          onSubmit={switchOff}
          onClose={close}
        >
          {() => (
            <p className="text-sm text-text-muted">
              Your password alone signs in then. Your recovery codes end too.
            </p>
          )}
        </PasswordDialog>
      )}
    </>
  )
}
