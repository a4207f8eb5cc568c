import { Check, Minus } from 'lucide-react'
import { useState } from 'react'
import type { AdminPlace } from '../../editing/places/admin-place.schema.ts'
import { changed, filtersOfAdminSearch } from '../../editing/places/admin-place-list.ts'
import { getAdminPlaces } from '../../editing/places/admin-places.requests.ts'
import { sayFailure } from '../../office/shell/failure.tsx'
import { UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Pages } from '../../ui/pages.tsx'
import { toast } from '../../ui/toast.ts'
import { usePartOfList } from '../../ui/use-part-of-list.ts'
import { Panel } from './panel.tsx'
import { togglePlace } from './settings.requests.ts'

/** Another `version` asks for the places anew. */
export function PlaceStatusList({ version }: { version: number }) {
  const [page, setPage] = useState(1)
  const filters = changed(filtersOfAdminSearch({}), { page })
  const {
    content: list,
    latest,
    hasFailed,
    reload,
  } = usePartOfList(`${version} ${page}`, () => getAdminPlaces(filters))
  const [busyId, setBusyId] = useState<number>()
  const toggle = async (place: AdminPlace) => {
    setBusyId(place.id)
    try {
      await togglePlace(place)
      toast({ title: 'Place status updated' })
    } catch (error) {
      sayFailure('Toggle failed', error)
    }
    setBusyId(undefined)
    reload()
  }
  return (
    <Panel title="Places">
      <UnlessLoaded isThere={list !== undefined} hasFailed={hasFailed} onRetry={reload} />
      {list?.pagination.total === 0 && (
        <p className="text-sm text-text-muted">No places found. Fetch places from Google to get started.</p>
      )}
      {list && list.pagination.total > 0 && (
        <ul className="divide-y divide-border">
          {list.data.map((place) => (
            <PlaceItem
              key={place.id}
              place={place}
              isBusy={place.id === busyId}
              onToggle={() => toggle(place)}
            />
          ))}
        </ul>
      )}
      {latest && latest.pagination.totalPages > 1 && (
        <Pages
          {...latest.pagination}
          page={page}
          amount={`${latest.pagination.total} places`}
          onPage={setPage}
        />
      )}
    </Panel>
  )
}

type PlaceItemProps = { place: AdminPlace; isBusy: boolean; onToggle: () => void }

function PlaceItem({ place, isBusy, onToggle }: PlaceItemProps) {
  const name = place.displayName || place.name
  const action = place.isActive ? 'Deactivate' : 'Activate'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2 sm:gap-x-4 text-sm sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <span className="[overflow-wrap:anywhere]">
        <span className="block font-semibold">{name}</span>
        <span className="text-xs text-text-muted">
          {place.addrCity && `${place.addrCity}. `}Last updated{' '}
          <time dateTime={place.updatedAt}>
            {new Date(place.updatedAt).toLocaleDateString('en-GB', dayFormat)}
          </time>
        </span>
      </span>
      {place.isActive ? (
        <Badge className="bg-success-soft text-on-success-soft max-sm:justify-self-start">
          <Check />
          Active
        </Badge>
      ) : (
        <Badge className="bg-surface-sunken text-text-muted max-sm:justify-self-start">
          <Minus />
          Inactive
        </Badge>
      )}
      <Button
        look="outline"
        aria-label={`${action} ${name}`}
        // Disabled, it would lose the focus.
        aria-disabled={isBusy}
        onClick={() => !isBusy && onToggle()}
        className="sm:min-w-28 max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:px-2.5"
      >
        {action}
      </Button>
    </li>
  )
}

const dayFormat = { day: 'numeric', month: 'short', year: 'numeric' } as const
