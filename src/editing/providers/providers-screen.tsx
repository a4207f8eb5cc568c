import { useState } from 'react'
import type { FetchInput, ProviderStatus } from '../../gathering/imports/fetch-places.schema.ts'
import { providerTitles } from '../../gathering/providers/provider-titles.ts'
import type { City } from '../../guide/cities/city.schema.ts'
import { JobProgressPanel } from '../../office/jobs/job-progress-panel.tsx'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { getAllCities } from '../cities/admin-cities.requests.ts'
import { ProviderCard } from './provider-card.tsx'
import { ProviderSwitchPanel } from './provider-switch-panel.tsx'
import { ProviderTestPanel } from './provider-test-panel.tsx'
import { getProviderStatus } from './providers.requests.ts'
import { useProviderSwitch } from './use-provider-switch.tsx'
import { type TestChoice, useProviderTest } from './use-provider-test.tsx'

export function ProvidersScreen() {
  const { latest, hasFailed, reload } = useAnswer('', statusAndCities)
  return (
    <AdminScreen title="Providers">
      <UnlessLoaded isThere={latest !== undefined} hasFailed={hasFailed} onRetry={reload} />
      {latest && <Providers {...latest} reload={reload} />}
    </AdminScreen>
  )
}

async function statusAndCities() {
  const [status, cities] = await Promise.all([getProviderStatus(), getAllCities()])
  return { status, cities }
}

type ProvidersProps = { status: ProviderStatus; cities: readonly City[]; reload: () => void }

function Providers({ status: { current, details }, cities, reload }: ProvidersProps) {
  const [choice, setChoice] = useState<TestChoice>({})
  const testing = useProviderTest({ onTested: reload })
  const switching = useProviderSwitch({
    onSwitched: () => {
      testing.clear()
      reload()
    },
  })
  const { test } = testing
  const { job, isRunning } = switching
  const wanted = choice.provider ?? test?.provider
  const switchFor = (cityIds?: number[]) => {
    if (test && test.provider === wanted) return void switching.start(test.provider, cityIds)
    toast({
      ...{ title: 'Test First', variant: 'warning' },
      description: 'Please test the provider before switching.',
    })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="-mt-3 text-sm text-text-muted">
        Where new places come from. Current provider: <b className="text-text">{providerTitles[current]}</b>
      </p>
      <div className="grid gap-5 lg:grid-cols-2">
        {details.map((one) => (
          <ProviderCard key={one.name} details={one} isCurrent={one.name === current} />
        ))}
      </div>
      <ProviderTestPanel
        testing={testing}
        choice={choice}
        onChoose={(part) => setChoice({ ...choice, ...part })}
        cities={cities}
      />
      {test && wanted && (
        <ProviderSwitchPanel
          key={test.cityId}
          provider={wanted}
          city={cities.find(({ id }) => id === test.cityId)}
          cities={cities}
          isBusy={isRunning}
          onSwitch={switchFor}
        />
      )}
      {job && (
        <div className="rounded-[20px] border border-border bg-surface p-5 sm:p-6">
          <JobProgressPanel
            job={job}
            onCancel={switching.cancel}
            onRetry={(ids) => switching.start((job.input as FetchInput).provider, ids)}
          />
        </div>
      )}
    </div>
  )
}
