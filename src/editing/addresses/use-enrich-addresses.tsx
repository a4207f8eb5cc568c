import type { Job } from '../../office/jobs/job.schema.ts'
import { useWork } from '../../office/jobs/use-work.tsx'
import { sayFailure } from '../../office/shell/failure.tsx'
import { toast } from '../../ui/toast.ts'
import type { EnrichedAddresses } from './enrich-address.schema.ts'
import type { PlacesToEnrich } from './enrich-addresses.requests.ts'

/** Addresses of many places, filled in by a job that goes on when the editor leaves. */
export function useEnrichAddresses({ onEnd: onOver }: { onEnd: () => void }) {
  const onEnd = ({ state, result }: Job) => {
    if (state === 'done') toast({ title: 'Success', description: inWords(result as EnrichedAddresses) })
    // Why, the progress panel says, which stays.
    if (state === 'failed') toast({ title: failed, variant: 'destructive' })
    if (state !== 'failed') work.forget()
    onOver()
  }
  const work = useWork({ kind: 'enrich-addresses', onEnd })
  return {
    job: work.job,
    isRunning: work.isRunning,
    start: (chosen: PlacesToEnrich) =>
      work.start('/api/admin/places/enrich-addresses', chosen).catch((error) => sayFailure(failed, error)),
    cancel: () => work.cancel().catch((error) => sayFailure('The work could not be cancelled', error)),
  }
}

const failed = 'Failed to enrich addresses'

const inWords = ({ enriched, unchanged, notFound }: EnrichedAddresses) =>
  [
    `${enriched.toLocaleString('en')} ${enriched === 1 ? 'address' : 'addresses'} filled in`,
    unchanged > 0 && `${unchanged.toLocaleString('en')} as before`,
    notFound > 0 && `${notFound.toLocaleString('en')} unknown to OpenStreetMap`,
  ]
    .filter(Boolean)
    .join(', ')
