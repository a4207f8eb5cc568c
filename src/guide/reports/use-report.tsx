import { useEffect, useState } from 'react'
import { tellUnreachable } from '../../ui/network-note.tsx'
import { type ToastMessage, toast } from '../../ui/toast.ts'
import { ApiError } from '../../web/api-client.ts'
import type { Reason } from './report.ts'
import { proofFor, takeBackOf, tellOf } from './reports.requests.ts'

/** What may follow the first tap; `website` is the field that nobody sees. */
export type More = { sentence: string; photo: string | undefined; website: string }

/** One report of one place: saved with the first tap, `reason` being what is saved, at first `saved`; `first` is saved at once, with `told`. */
export function useReport(
  slug: string,
  first: Reason | undefined,
  saved: Reason | undefined,
  told: More | undefined,
) {
  const [reason, setReason] = useState(saved)
  const [isBusy, setBusy] = useState(false)
  const [proof] = useState(() => proofFor(slug))
  const run = async (work: () => Promise<unknown>, gone: ToastMessage) => {
    setBusy(true)
    const isDone = await work().then(
      () => true,
      (error: unknown) => tellWhyNot(error, gone),
    )
    setBusy(false)
    return isDone
  }
  const tell = async (chosen: Reason, more?: More) => {
    const isDone = await run(
      async () => tellOf(slug, await proof, { reason: chosen, ...said(more) }),
      noPlace,
    )
    if (isDone) setReason(chosen)
    return isDone
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once
  useEffect(() => {
    if (first) void tell(first, told)
  }, [])
  return { reason, isBusy, tell, takeBack: () => run(() => takeBackOf(slug), noReport) }
}

const said = (more: More | undefined) =>
  more && { sentence: more.sentence, website: more.website, ...(more.photo && { photo: more.photo }) }

const noPlace = { title: 'This place is no longer in the guide' }
const noReport = {
  title: 'This can no longer be taken back',
  description: 'An editor has decided already, or the place is no longer in the guide.',
}

/** `gone`: what is said where there is no such thing. */
function tellWhyNot(error: unknown, gone: ToastMessage): false {
  const status = error instanceof ApiError && error.status
  if (status === 404) toast({ ...gone, variant: 'destructive' })
  else if (status === 429)
    toast({
      title: 'That is enough for now',
      description: 'We have your reports. Please try again in a quarter of an hour.',
      variant: 'destructive',
    })
  else tellUnreachable()
  return false
}
