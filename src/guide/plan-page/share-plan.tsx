import { Copy, Link2Off, Share2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { tellUnreachable } from '../../ui/network-note.tsx'
import { toast } from '../../ui/toast.ts'
import { useLatePart } from '../../ui/use-late-part.ts'
import { ApiError } from '../../web/api-client.ts'
import { useOurFamily } from '../family/our-family.tsx'
import type { KeptPlan } from '../plan/kept-plan.ts'
import { endSharing, sharePlan } from '../plan/sync-plan.requests.ts'
import { planAddress } from './plan-address.ts'
import { SharedAges } from './shared-ages.tsx'
import { SharedFamily } from './shared-family.tsx'
import { focusOn } from './use-plan-change.tsx'

const loadQrCode = () => import('../../ui/qr-code.tsx').then(({ QrCode }) => QrCode)

/** Two links, one to look and one to edit together; without an account, since whoever has a link may. */
export function SharePlan({ kept: { code, viewCode, plan } }: { kept: KeptPlan }) {
  const [isBusy, setBusy] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const family = useOurFamily()?.family
  const toEdit = code && planAddress(code, isWhole ? family : undefined)
  const run = (work: () => Promise<void>) => {
    setBusy(true)
    work()
      .catch(tellWhyNot)
      .finally(() => {
        setBusy(false)
        // The button that was pressed is another by now.
        focusOn('share')
      })
  }
  return (
    <section
      aria-labelledby="share"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-xl border border-border bg-surface p-4.5 print:hidden"
    >
      <h2 id="share" tabIndex={-1} className="text-[1.375rem]! leading-tight">
        Share this plan
      </h2>
      <p className="text-sm text-text-muted">
        {code
          ? 'Whoever has a link can open the plan. A year after the last visit it is gone.'
          : 'You get two links: one to look at the plan, one to edit it together. No account is needed. The plan, with its notes, then lies on our server until you switch the links off.'}
      </p>
      {toEdit && viewCode ? (
        <>
          <SharedAges plan={plan} />
          <SharedFamily family={family} isShared={isWhole} onShare={setWhole} />
          <PlanLinkField label="To look at" href={planAddress(viewCode)} />
          <PlanLinkField label="To edit together" href={toEdit} />
          <details className="text-sm">
            <summary className="underlined inline-flex min-h-11 cursor-pointer items-center">
              Scan it with the other phone
            </summary>
            <div className="mx-auto max-w-56 rounded-lg bg-white p-2">
              <LinkToScan href={toEdit} label="The link to edit together" />
            </div>
          </details>
          <BusyButton look="ghost" isBusy={isBusy} onClick={() => run(endSharing)} className="text-danger!">
            <Link2Off className="size-4.5" />
            Switch the links off
          </BusyButton>
        </>
      ) : (
        <BusyButton look="accent" isBusy={isBusy} onClick={() => run(sharePlan)}>
          <Share2 className="size-5" />
          Make the links
        </BusyButton>
      )}
    </section>
  )
}

const reasons: Readonly<Record<number, { title: string; description: string }>> = {
  429: { title: 'Too many links for now', description: 'Please try again in a quarter of an hour.' },
  507: { title: 'No more plans can be shared now', description: 'Yours stays on this device.' },
}

function tellWhyNot(error: unknown) {
  const reason = error instanceof ApiError && reasons[error.status]
  if (reason) toast({ ...reason, variant: 'destructive' })
  else tellUnreachable()
}

interface LinkProps {
  href: string
  label: string
}

function LinkToScan({ href, label }: LinkProps) {
  const { Part, show } = useLatePart(loadQrCode)
  const fetchPart = useEffectEvent(show)
  useEffect(() => void fetchPart(), [])
  return Part && <Part text={href} label={label} />
}

/** On paper, so that the plan on the phone is at hand too: the link to look at it. */
export const LinkOnPaper = ({ code }: { code: string }) => (
  <div className="hidden items-center gap-3 text-xs print:flex">
    <div className="w-24 flex-none">
      <LinkToScan href={planAddress(code)} label="The link to look at the plan" />
    </div>
    Scan it: the plan as it stands now, on a phone.
  </div>
)

function PlanLinkField({ label, href }: LinkProps) {
  const copy = () =>
    navigator.clipboard
      .writeText(href)
      .then(() => toast({ title: 'Link copied', description: 'Paste it into a message.' }))
      .catch(() => toast({ title: 'Copy this link', description: href }))
  return (
    <Field label={label}>
      {(control) => (
        <span className="flex gap-2">
          <input {...control} readOnly value={href} className={inputClass} />
          <Button
            look="outline"
            size="icon"
            aria-label={`Copy the link: ${label}`}
            onClick={copy}
            className="flex-none"
          >
            <Copy className="size-4.5" />
          </Button>
        </span>
      )}
    </Field>
  )
}
