import { useState } from 'react'
import { cancelFetch, FetchRefusal } from '../../editing/city-list/admin-fetch-failure.tsx'
import { useFetchPlaces } from '../../editing/imports/use-fetch-places.tsx'
import type { FetchResult } from '../../gathering/imports/fetch-places.schema.ts'
import type { CountryCities } from '../../guide/cities/city.schema.ts'
import { JobProgressPanel } from '../../office/jobs/job-progress-panel.tsx'
import { UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { CityChoice } from './city-choice.tsx'
import { Panel } from './panel.tsx'

interface FetchPlacesProps {
  countries: { latest: readonly CountryCities[] | undefined; hasFailed: boolean; reload: () => void }
  onFetched: () => void
}

export const FetchPlaces = ({ countries: { latest, hasFailed, reload }, onFetched }: FetchPlacesProps) => (
  <Panel title="Fetch Places">
    <UnlessLoaded isThere={latest !== undefined} hasFailed={hasFailed} onRetry={reload} />
    {latest && <FetchForm countries={latest} onFetched={onFetched} />}
  </Panel>
)

type FetchFormProps = { countries: readonly CountryCities[]; onFetched: () => void }

function FetchForm({ countries, onFetched }: FetchFormProps) {
  const [country, setCountry] = useState('')
  const [ids, setIds] = useState<readonly number[]>([])
  const work = useFetchPlaces({ onDone: sayDone, onFailed: sayFailed, onEnd: onFetched })
  const cities = countries.find((known) => known.country === country)?.cities ?? []
  const selectedIds = cities.map(({ id }) => id).filter((id) => ids.includes(id))
  const fetchPlaces = (cityIds: readonly number[]) => {
    if (cityIds.length === 0) saySelect()
    else void work.start(cityIds, country || undefined)
  }
  return (
    <div className="grid gap-4">
      <CityChoice
        countries={countries}
        country={country}
        onCountry={(chosen) => {
          setCountry(chosen)
          setIds([])
        }}
        cities={cities}
        ids={ids}
        onChange={setIds}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <BusyButton isBusy={work.isRunning} onClick={() => fetchPlaces(selectedIds)}>
          {work.isRunning ? 'Fetching...' : 'Fetch Places'}
        </BusyButton>
        <p role="status" className="text-sm font-semibold tabular-nums">
          {selectedIds.length > 0 && `${selectedIds.length} cities selected`}
        </p>
        {selectedIds.length > 0 && (
          <Button look="ghost" onClick={() => setIds([])}>
            Clear
          </Button>
        )}
        <FetchRefusal>{work.refusal}</FetchRefusal>
      </div>
      {work.job && (
        <JobProgressPanel job={work.job} onCancel={() => cancelFetch(work)} onRetry={fetchPlaces} />
      )}
    </div>
  )
}

const saySelect = () =>
  toast({
    title: 'No cities selected',
    description: 'Please select at least one city',
    variant: 'destructive',
  })

const sayDone = ({ placesAdded, placesUpdated }: FetchResult) =>
  toast({
    title: 'Places fetched successfully',
    description: `Added ${placesAdded} new places, updated ${placesUpdated} existing places`,
  })

const sayFailed = () =>
  toast({
    title: 'Fetch failed',
    description: 'Failed to fetch places from Google',
    variant: 'destructive',
  })
