import { type SubmitEvent, useState } from 'react'
import { populateCities } from '../../editing/cities/admin-cities.requests.ts'
import { builtInCountries } from '../../guide/cities/built-in-cities.ts'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { sayFailure } from '../../office/shell/failure.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { toast } from '../../ui/toast.ts'
import { Tick } from './tick.tsx'

const noChoice: Record<string, boolean> = Object.fromEntries(
  builtInCountries.map(({ country }) => [country, false]),
)

export function PopulateCitiesForm({ onAdded }: { onAdded: () => void }) {
  const draft = useDraft({ form: 'populate-cities', first: noChoice, formOf: (form) => form })
  const chosen = draft.changed
  const [isBusy, setIsBusy] = useState(false)
  const populate = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (chosen.length === 0)
      return toast({
        title: 'No countries selected',
        description: 'Choose at least one.',
        variant: 'warning',
      })
    setIsBusy(true)
    try {
      const { citiesAdded } = await populateCities(chosen)
      toast({ title: 'Cities populated', description: addedText(citiesAdded) })
      draft.forget()
      // What was ticked meanwhile is of the next time.
      draft.follow(noChoice, draft.values)
      onAdded()
    } catch (error) {
      sayFailure('Population failed', error)
    }
    setIsBusy(false)
  }
  return (
    <form onSubmit={populate} className="grid gap-3">
      <DraftNote {...draft.note} />
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-semibold">Populate major cities</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-3">
          {builtInCountries.map(({ country }) => (
            <Tick
              key={country}
              isTicked={draft.values[country] === true}
              onTick={(isTicked) => draft.set({ [country]: isTicked })}
            >
              {country}
            </Tick>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <BusyButton type="submit" isBusy={isBusy}>
          {isBusy ? 'Populating...' : 'Populate Cities'}
        </BusyButton>
        <p className="text-xs text-text-muted">
          Five cities of each country. What is there already stays as it is.
        </p>
      </div>
    </form>
  )
}

const addedText = (count: number) =>
  count === 0 ? 'All of them are there already.' : `Added ${count} ${count === 1 ? 'city' : 'cities'}`
