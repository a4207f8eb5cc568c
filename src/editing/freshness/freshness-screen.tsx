import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { May } from '../../office/accounts/current-user/may.tsx'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { sayFailure } from '../../office/shell/failure.tsx'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { countWaiting } from '../../office/shell/waiting.ts'
import { Button } from '../../ui/button.tsx'
import { Meter } from '../../ui/meter.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { EditPlace } from '../place-form/edit-place.tsx'
import { useOpenPlace } from '../place-form/use-open-place.ts'
import { confirmPlace } from '../places/admin-places.requests.ts'
import { useRowFocus } from '../places/use-row-focus.ts'
import { getFreshness, getToReview } from './freshness.requests.ts'
import type { CityFreshness, CityToReview } from './freshness.schema.ts'

/** How much of each city is known to be true of today, and what to look at for the rest. */
export function FreshnessScreen({ cityId }: { cityId: number | undefined }) {
  const { content: cities, hasFailed, reload } = useAnswer('', getFreshness)
  return (
    <AdminScreen title="Freshness">
      <p className="mb-4 text-sm text-text-muted">
        Places that an editor, an import or their own website has confirmed within a year. Counted every hour.
      </p>
      {!cities && <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />}
      {cities?.length === 0 && <p role="status">No city has places that are counted yet.</p>}
      <ul aria-label="Cities" className="grid gap-3">
        {cities?.map((one) => (
          <CityRow key={one.city.id} freshness={one} isOpen={one.city.id === cityId} />
        ))}
      </ul>
    </AdminScreen>
  )
}

const CityRow = ({
  freshness: { city, places, checked, missing },
  isOpen,
}: {
  freshness: CityFreshness
  isOpen: boolean
}) => (
  <li className="grid gap-3 rounded-lg border border-border bg-surface p-4">
    <Meter label={`${city.name}, ${city.country}: checked within a year`} value={checked} max={places} />
    {missing > 0 && !isOpen && (
      <Link to="." search={{ city: String(city.id) }} replace className="underlined text-sm">
        {missing} to review for 95 % in {city.name}
      </Link>
    )}
    {isOpen && <ToReview cityId={city.id} name={city.name} />}
  </li>
)

/** Featured ones first, then the nearest. */
function ToReview({ cityId, name }: { cityId: number; name: string }) {
  const { content, latest, hasFailed, reload } = useAnswer(`${cityId}`, () => getToReview(cityId))
  const [editedId, edit] = useOpenPlace()
  const [isBusy, setIsBusy] = useState(false)
  const found = content ?? latest
  const rowFocus = useRowFocus(found?.list.map(({ id }) => id) ?? [])
  const showNow = () => {
    reload()
    void countWaiting()
  }
  const confirm = async (place: CityToReview['list'][number], button: HTMLElement) => {
    if (isBusy) return
    setIsBusy(true)
    await confirmPlace(place).then(
      () => {
        toast({ title: 'Success', description: `${place.name} is checked as of today` })
        focusBeside(button)
      },
      (error) => sayFailure('Failed to confirm the place', error),
    )
    setIsBusy(false)
    showNow()
  }
  if (!found) return <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
  return (
    <>
      {hasFailed && <LoadingOrFailed hasFailed onRetry={reload} />}
      <ol aria-label={`To review in ${name}`} className="divide-y divide-border text-sm" {...rowFocus}>
        {found.list.map((place) => (
          <li
            key={place.id}
            data-place={place.id}
            tabIndex={-1}
            className="flex flex-wrap items-center justify-between gap-2 py-1.5"
          >
            <span className="[overflow-wrap:anywhere]">
              {place.name}
              {place.isFeatured && <span className="text-text-muted"> · featured</span>}
            </span>
            <May be="editor">
              <span className="flex flex-wrap gap-2">
                <Button look="outline" aria-label={`Review ${place.name}`} onClick={() => edit(place.id)}>
                  Review
                </Button>
                <Button
                  look="outline"
                  data-confirm
                  aria-label={`Still right: ${place.name}`}
                  aria-disabled={isBusy}
                  onClick={(event) => confirm(place, event.currentTarget)}
                >
                  Still right
                </Button>
              </span>
            </May>
          </li>
        ))}
      </ol>
      {found.missing > found.list.length && (
        <p className="text-sm text-text-muted">
          The first {found.list.length} of {found.missing}; more follow as they are reviewed.
        </p>
      )}
      {found.list.length === 0 && <p role="status">95 % of {name} is checked.</p>}
      {editedId !== undefined && (
        <EditPlace placeId={editedId} onClose={() => edit(undefined)} onSaved={showNow} />
      )}
    </>
  )
}

/** The button with the focus goes with its place in a moment. */
function focusBeside(button: HTMLElement) {
  const row = button.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const next = beside?.querySelector<HTMLElement>('[data-confirm]') ?? document.getElementById('main')
  next?.focus()
}
