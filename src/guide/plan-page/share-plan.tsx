import { Copy, Link2Off, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { tellUnreachable } from '../../ui/network-note.tsx'
import { toast } from '../../ui/toast.ts'
import { ApiError } from '../../web/api-client.ts'
import type { KeptPlan } from '../plan/kept-plan.ts'
import { endSharing, sharePlan } from '../plan/sync-plan.requests.ts'

/** Two links, one to look and one to edit together; without an account, since whoever has a link may. */
export function SharePlan({ kept: { code, viewCode } }: { kept: KeptPlan }) {
  const [isBusy, setBusy] = useState(false)
  const run = (work: () => Promise<void>) => {
    setBusy(true)
    work()
      .catch(tellWhyNot)
      .finally(() => setBusy(false))
  }
  return (
    <section
      aria-labelledby="share"
      className="grid gap-3 rounded-xl border border-border bg-surface p-4.5 print:hidden"
    >
      <h2 id="share" className="text-[1.375rem]! leading-tight">
        Share this plan
      </h2>
      <p className="text-sm text-text-muted">
        {code
          ? 'Whoever has a link can open the plan. A year after the last visit it is gone.'
          : 'You get two links: one to look at the plan, one to edit it together. No account is needed. The plan, with its notes, then lies on our server until you switch the links off.'}
      </p>
      {code && viewCode ? (
        <>
          <PlanLinkField label="To look at" code={viewCode} />
          <PlanLinkField label="To edit together" code={code} />
          <Button look="ghost" disabled={isBusy} onClick={() => run(endSharing)} className="text-danger!">
            <Link2Off className="size-4.5" />
            Switch the links off
          </Button>
        </>
      ) : (
        <Button look="accent" disabled={isBusy} onClick={() => run(sharePlan)}>
          <Share2 className="size-5" />
          Make the links
        </Button>
      )}
    </section>
  )
}

const tellWhyNot = (error: unknown) =>
  error instanceof ApiError && error.status === 429
    ? toast({
        title: 'Too many links for now',
        description: 'Please try again in a quarter of an hour.',
        variant: 'destructive',
      })
    : tellUnreachable()

function PlanLinkField({ label, code }: { label: string; code: string }) {
  // Behind '#', which no browser sends to a server: no log has it.
  const href = `${location.origin}/plan#${code}`
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
