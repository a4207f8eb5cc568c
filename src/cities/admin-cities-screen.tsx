import { Plus } from 'lucide-react'
import { useState } from 'react'
import { AdminScreen } from '../admin/admin-shell.tsx'
import { LoadingOrFailed } from '../admin/loading-or-failed.tsx'
import { useContent } from '../admin/use-content.ts'
import { useDeletion } from '../admin/use-deletion.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { deleteCity, getAllCities } from './admin-cities.requests.ts'
import { AdminCityCatalogue } from './admin-city-catalogue.tsx'
import { AdminDeleteCity } from './admin-delete-city.tsx'
import { AdminEditCity } from './admin-edit-city.tsx'
import { AdminNewCity } from './admin-new-city.tsx'
import type { City } from './city.schema.ts'

export function AdminCitiesScreen() {
  const { content: cities, hasFailed, reload } = useContent('', getAllCities)
  const [edited, setEdited] = useState<City | 'new'>()
  const { doomed, ask, focusAfter, dialog } = useDeletion({
    remove: ({ id }: City) => deleteCity(id),
    words: { done: 'City deleted successfully', failed: 'Failed to delete city' },
    onEnd: reload,
  })
  const close = () => setEdited(undefined)
  return (
    <AdminScreen
      title="City Management"
      pageTitle="Cities"
      badge={
        cities && (
          <Badge className="bg-primary-soft px-2.5! text-on-primary-soft tabular-nums">
            {counted(cities.length)}
          </Badge>
        )
      }
      actions={
        <Button ref={focusAfter} onClick={() => setEdited('new')} disabled={!cities}>
          <Plus className="size-5" />
          Add City
        </Button>
      }
    >
      {cities ? (
        <AdminCityCatalogue cities={cities} onEdit={setEdited} onDelete={ask} onFetched={reload} />
      ) : (
        <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
      )}
      {edited === 'new' && cities && <AdminNewCity cities={cities} onClose={close} onSaved={reload} />}
      {edited && edited !== 'new' && (
        <AdminEditCity city={edited} cities={cities ?? []} onClose={close} onSaved={reload} />
      )}
      {doomed && <AdminDeleteCity city={doomed} dialog={dialog} />}
    </AdminScreen>
  )
}

const counted = (cities: number) => `${cities.toLocaleString('en')} ${cities === 1 ? 'city' : 'cities'}`
