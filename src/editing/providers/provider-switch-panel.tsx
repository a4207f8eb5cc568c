import { ArrowRightLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PlacesProviderName } from '../../gathering/providers/provider.ts'
import { providerTitles } from '../../gathering/providers/provider-titles.ts'
import type { City } from '../../guide/cities/city.schema.ts'
import { Button } from '../../ui/button.tsx'

interface ProviderSwitchPanelProps {
  provider: PlacesProviderName
  /** The one that was tested, if one was chosen. */
  city: City | undefined
  cities: readonly City[]
  isBusy: boolean
  /** Without ids for all cities, also of a guide that has more than a call names. */
  onSwitch: (cityIds?: number[]) => void
}

export function ProviderSwitchPanel({ provider, city, cities, isBusy, onSwitch }: ProviderSwitchPanelProps) {
  const [wantsAll, setWantsAll] = useState(false)
  const title = providerTitles[provider]
  const isForAll = wantsAll || city === undefined
  return (
    <section
      aria-labelledby="switch-provider"
      className="flex flex-wrap items-end justify-between gap-5 rounded-[20px] border border-border bg-surface p-5 sm:p-6"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="switch-provider" className="text-[1.25rem]!">
          Switch to {title}
        </h2>
        <p className="mb-4 max-w-[70ch] text-sm text-text-muted">
          Adds new places from {title} for the selected city or all cities. Existing places are unaffected,
          and you can switch back at any time.
        </p>
        <fieldset className="flex flex-wrap gap-3">
          <legend className="sr-only">For which cities</legend>
          {city && (
            <Choice isChosen={!isForAll} onChoose={() => setWantsAll(false)}>
              Only {city.name}
            </Choice>
          )}
          <Choice isChosen={isForAll} onChoose={() => setWantsAll(true)}>
            All {cities.length.toLocaleString('en')} cities
          </Choice>
        </fieldset>
      </div>
      <Button
        look="accent"
        size="lg"
        className="max-sm:w-full max-sm:px-3 max-sm:whitespace-normal"
        aria-disabled={isBusy}
        onClick={() => !isBusy && (isForAll ? onSwitch() : onSwitch([city.id]))}
      >
        <ArrowRightLeft className="size-5" />
        Switch to {title}
      </Button>
    </section>
  )
}

interface ChoiceProps {
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

const Choice = ({ isChosen, onChoose, children }: ChoiceProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-[12px] border-[1.5px] border-control-border px-4 py-2 text-sm font-semibold [overflow-wrap:anywhere] has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft">
    <input
      type="radio"
      name="switch-cities"
      checked={isChosen}
      onChange={onChoose}
      className="size-5 flex-none accent-primary"
    />
    <span>{children}</span>
  </label>
)
