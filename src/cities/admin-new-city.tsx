import { toast } from '../ui/toast.ts'
import { createCity } from './admin-cities.requests.ts'
import { AdminCityDialog } from './admin-city-dialog.tsx'
import { cityOfFields, emptyCityFields } from './admin-city-fields.ts'
import type { City } from './city.schema.ts'

interface AdminNewCityProps {
  cities: readonly City[]
  onClose: () => void
  onSaved: () => void
}

export const AdminNewCity = ({ cities, onClose, onSaved }: AdminNewCityProps) => (
  <AdminCityDialog
    title="Add City"
    fields={emptyCityFields}
    labels={['Add City', 'Adding...']}
    cities={cities}
    isNew
    onClose={onClose}
    onSave={async (fields) => {
      await createCity(cityOfFields(fields))
      toast({ title: 'City created successfully' })
      onSaved()
      onClose()
    }}
  />
)
