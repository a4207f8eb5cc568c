import { Building2, KeyRound } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { canUsePasskeys, getSignInWays } from '../passkeys/passkeys.requests.ts'

interface OtherWaysProps {
  onPasskey: () => Promise<unknown>
  onOpenId: () => Promise<unknown>
}

/** How one signs in besides, once somebody of this guide has set it up. */
export function OtherWays({ onPasskey, onOpenId }: OtherWaysProps) {
  const { content: ways } = useAnswer('', getSignInWays)
  const hasPasskeys = ways?.passkeys && canUsePasskeys()
  if (!hasPasskeys && !ways?.openId) return null
  return (
    <div className="mt-4.5 grid gap-3 border-t border-border pt-4.5">
      {hasPasskeys && <Way icon={KeyRound} label="Sign in with a passkey" onChoose={onPasskey} />}
      {ways?.openId && <Way icon={Building2} label={`Sign in with ${ways.openId}`} onChoose={onOpenId} />}
    </div>
  )
}

interface WayProps {
  icon: ComponentType<{ className: string }>
  label: string
  onChoose: () => Promise<unknown>
}

function Way({ icon: Icon, label, onChoose }: WayProps) {
  const [isBusy, setIsBusy] = useState(false)
  const choose = async () => {
    if (isBusy) return
    setIsBusy(true)
    await onChoose()
    setIsBusy(false)
  }
  return (
    <Button look="outline" size="lg" aria-disabled={isBusy} onClick={choose} className="w-full">
      <Icon className="size-5" />
      {label}
    </Button>
  )
}
