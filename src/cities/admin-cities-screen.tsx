import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { AdminScreen } from '../admin/admin-shell.tsx'
import { LoadingOrFailed } from '../admin/loading-or-failed.tsx'
import { useContent } from '../admin/use-content.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { getAllCities } from './admin-cities.requests.ts'
import { AdminCityCatalogue } from './admin-city-catalogue.tsx'
import { AdminDeleteCity } from './admin-delete-city.tsx'
import { AdminEditCity } from './admin-edit-city.tsx'
import { AdminNewCity } from './admin-new-city.tsx'
import type { City } from './city.schema.ts'

type Open = { dialog: 'add' } | { dialog: 'edit' | 'delete'; city: City }

export function AdminCitiesScreen() {
  const { content: cities, hasFailed, reload } = useContent('', getAllCities)
  const [open, setOpen] = useState<Open>()
  const add = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(undefined)
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
        <Button ref={add} onClick={() => setOpen({ dialog: 'add' })} disabled={!cities}>
          <Plus className="size-5" />
          Add City
        </Button>
      }
    >
      {cities ? (
        <AdminCityCatalogue
          cities={cities}
          onEdit={(city) => setOpen({ dialog: 'edit', city })}
          onDelete={(city) => setOpen({ dialog: 'delete', city })}
          onFetched={reload}
        />
      ) : (
        <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
      )}
      {open?.dialog === 'add' && cities && <AdminNewCity cities={cities} onClose={close} onSaved={reload} />}
      {open?.dialog === 'edit' && (
        <AdminEditCity city={open.city} cities={cities ?? []} onClose={close} onSaved={reload} />
      )}
      {open?.dialog === 'delete' && (
        <AdminDeleteCity city={open.city} onClose={close} onDeleted={reload} focusAfter={add} />
      )}
    </AdminScreen>
  )
}

const counted = (cities: number) => `${cities.toLocaleString('en')} ${cities === 1 ? 'city' : 'cities'}`
