import { LoadingOrFailed } from '../admin/loading-or-failed.tsx'
import { useContent } from '../admin/use-content.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import { changeCity, getAdminCity } from './admin-cities.requests.ts'
import { AdminCityDialog } from './admin-city-dialog.tsx'
import { changeOfFields, fieldsOfCity } from './admin-city-fields.ts'
import type { City } from './city.schema.ts'

interface AdminEditCityProps {
  city: City
  cities: readonly City[]
  onClose: () => void
  onSaved: () => void
}

/** Begins with the city as it is now: the list may be hours old. */
export function AdminEditCity({ city, cities, onClose, onSaved }: AdminEditCityProps) {
  const { content: known, hasFailed, reload } = useContent(String(city.id), () => getAdminCity(city.id))
  const title = `Edit City: ${city.name}`
  if (!known)
    return (
      <Dialog
        title={title}
        onClose={onClose}
        footer={
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
      </Dialog>
    )
  return (
    <AdminCityDialog
      title={title}
      fields={fieldsOfCity(known)}
      labels={['Save Changes', 'Saving...']}
      cities={cities}
      isNew={false}
      onClose={onClose}
      onSave={async (fields) => {
        await changeCity(known.id, changeOfFields(known, fields))
        toast({ title: 'City updated successfully' })
        onSaved()
        onClose()
      }}
    />
  )
}
