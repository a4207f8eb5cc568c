import type { FetchResult } from '../../gathering/imports/fetch-places.schema.ts'
import type { City } from '../../guide/cities/city.schema.ts'
import { isOver } from '../../office/jobs/job.ts'
import { JobProgressPanel } from '../../office/jobs/job-progress-panel.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useFetchPlaces } from '../imports/use-fetch-places.tsx'
import { cancelFetch, FetchRefusal } from './admin-fetch-failure.tsx'

interface AdminFetchCardProps {
  /** The selected ones. */
  cities: readonly City[]
  onClear: () => void
  onFetched: () => void
}

export function AdminFetchCard({ cities, onClear, onFetched }: AdminFetchCardProps) {
  const work = useFetchPlaces({ onDone: sayDone, onFailed: sayFailed, onEnd: onFetched })
  const { job, isRunning } = work
  const fetchPlaces = (ids: readonly number[]) => {
    if (ids.length === 0) toast({ title: 'Please select at least one city', variant: 'warning' })
    else void work.start(ids)
  }
  const canClear = cities.length > 0 || (job !== undefined && isOver(job.state))
  return (
    <section
      aria-labelledby="fetch-places"
      className="mb-6 rounded-lg border border-border bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="mr-auto">
          <h2 id="fetch-places" className="text-[1.25rem]!">
            Fetch places for selected cities
          </h2>
          <p className="text-sm text-text-muted">entertainment, leisure.playground and leisure.park</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p role="status" className="text-sm font-semibold tabular-nums">
            {cities.length.toLocaleString('en')} {cities.length === 1 ? 'city' : 'cities'} selected
          </p>
          {canClear && (
            <Button
              look="ghost"
              onClick={() => {
                if (!isRunning) work.forget()
                onClear()
              }}
            >
              Clear
            </Button>
          )}
          <BusyButton isBusy={isRunning} onClick={() => fetchPlaces(cities.map(({ id }) => id))}>
            {isRunning ? 'Fetching...' : 'Fetch Places'}
          </BusyButton>
        </div>
        <FetchRefusal>{work.refusal}</FetchRefusal>
      </div>
      {job && (
        <div className="mt-5">
          <JobProgressPanel job={job} onCancel={() => cancelFetch(work)} onRetry={fetchPlaces} />
        </div>
      )}
    </section>
  )
}

const sayDone = ({ placesAdded, placesUpdated }: FetchResult) =>
  toast({ title: 'Success', description: `Added ${placesAdded} places, updated ${placesUpdated} places` })

const sayFailed = () =>
  toast({ title: 'Error', description: 'Failed to fetch places', variant: 'destructive' })
