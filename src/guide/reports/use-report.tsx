import { useEffect, useState } from 'react'
import { tellUnreachable } from '../../ui/network-note.tsx'
import { toast } from '../../ui/toast.ts'
import { ApiError } from '../../web/api-client.ts'
import type { Reason } from './report.ts'
import { proofFor, takeBackOf, tellOf } from './reports.requests.ts'

/** What may follow the first tap; `website` is the field that nobody sees. */
export type More = { sentence: string; photo: string | undefined; website: string }

/** One report of one place: saved with the first tap, `reason` being what is saved, at first `saved`; `first` is saved at once. */
export function useReport(slug: string, first: Reason | undefined, saved: Reason | undefined) {
  const [reason, setReason] = useState(saved)
  const [isBusy, setBusy] = useState(false)
  const [proof] = useState(() => proofFor(slug))
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    const isDone = await work().then(() => true, tellWhyNot)
    setBusy(false)
    return isDone
  }
  const tell = async (chosen: Reason, more?: More) => {
    const isDone = await run(async () => tellOf(slug, await proof, { reason: chosen, ...said(more) }))
    if (isDone) setReason(chosen)
    return isDone
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once
  useEffect(() => {
    if (first) void tell(first)
  }, [])
  return { reason, isBusy, tell, takeBack: () => run(() => takeBackOf(slug)) }
}

const said = (more: More | undefined) =>
  more && { sentence: more.sentence, website: more.website, ...(more.photo && { photo: more.photo }) }

function tellWhyNot(error: unknown): false {
  if (error instanceof ApiError && error.status === 429)
    toast({
      title: 'That is enough for now',
      description: 'We have your reports. Please try again in a quarter of an hour.',
      variant: 'destructive',
    })
  else tellUnreachable()
  return false
}
