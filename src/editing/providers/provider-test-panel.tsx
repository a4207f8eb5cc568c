import { FlaskConical } from 'lucide-react'
import { type PlacesProviderName, placesProviderNames } from '../../gathering/providers/provider.ts'
import { providerTitles } from '../../gathering/providers/provider-titles.ts'
import type { City } from '../../guide/cities/city.schema.ts'
import { CityField } from '../../guide/cities/city-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { FailedTest, FoundPlaces } from './provider-test-result.tsx'
import type { TestChoice, useProviderTest } from './use-provider-test.tsx'

interface ProviderTestPanelProps {
  testing: ReturnType<typeof useProviderTest>
  choice: TestChoice
  onChoose: (part: TestChoice) => void
  cities: readonly City[]
}

export function ProviderTestPanel({ testing, choice, onChoose, cities }: ProviderTestPanelProps) {
  const { test, failure, isTesting, run } = testing
  return (
    <section
      aria-labelledby="test-provider"
      className="rounded-[20px] border border-border bg-surface p-5 sm:p-6"
    >
      <h2 id="test-provider" className="text-[1.25rem]!">
        Test a provider
      </h2>
      <p className="text-sm text-text-muted">A test reads and counts. It stores nothing.</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void run(choice)
        }}
        className="mt-5 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,16rem)_minmax(0,20rem)_auto]"
      >
        <Field label="Provider">
          {(control) => (
            <NativeSelect
              {...control}
              value={choice.provider ?? ''}
              onChange={({ target }) =>
                onChoose({ provider: (target.value || undefined) as PlacesProviderName | undefined })
              }
            >
              <option value="">Choose a provider</option>
              {placesProviderNames.map((name) => (
                <option key={name} value={name}>
                  {providerTitles[name]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <CityField
          label="City (optional)"
          anyLabel="Any city"
          cities={cities}
          cityId={choice.cityId}
          onChange={(cityId) => onChoose({ cityId })}
        />
        <Button type="submit" aria-disabled={isTesting} className="justify-self-start">
          {isTesting ? 'Testing...' : 'Test Provider'}
        </Button>
      </form>
      <div className="mt-5">
        {test && <FoundPlaces test={test} />}
        {failure !== undefined && <FailedTest reason={failure} />}
        {!test && failure === undefined && (
          <p className="flex items-center gap-2 text-sm text-text-muted">
            <FlaskConical className="size-4.5 flex-none" />
            Switching is possible after a successful test.
          </p>
        )}
      </div>
    </section>
  )
}
