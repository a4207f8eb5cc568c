import type { SwitchResult } from '../../gathering/imports/fetch-places.schema.ts'
import type { PlacesProviderName } from '../../gathering/providers/provider.ts'
import type { Job } from '../../office/jobs/job.schema.ts'
import { useWork } from '../../office/jobs/use-work.tsx'
import { sayFailure } from '../../office/shell/failure.tsx'
import { toast } from '../../ui/toast.ts'
import { forgetAnswers } from '../../web/remembered.ts'

/** Switching: places are fetched first, as a job that goes on when the editor leaves. */
export function useProviderSwitch({ onSwitched }: { onSwitched: () => void }) {
  const onEnd = ({ state, result, error }: Job) => {
    forgetAnswers()
    if (state === 'done') {
      const { placesAdded, provider } = result as SwitchResult
      toast({
        title: 'Provider Switch Successful',
        description: `Added ${placesAdded} new places using ${provider}`,
      })
      onSwitched()
    }
    if (state === 'failed')
      toast({ title: 'Switch Failed', variant: 'destructive', ...(error && { description: error }) })
  }
  const { start, cancel, ...work } = useWork({ kind: 'switch-provider', isShared: true, onEnd })
  return {
    ...work,
    start: (provider: PlacesProviderName, cityIds: number[] | undefined) =>
      start('/api/admin/switch-provider', { provider, cityIds }).catch((error) =>
        sayFailure('Switch Failed', error),
      ),
    cancel: () => cancel().catch((error) => sayFailure('The switch could not be cancelled', error)),
  }
}
