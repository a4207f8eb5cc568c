import { useState } from 'react'
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

export function AdminNewCity({ cities, onClose, onSaved }: AdminNewCityProps) {
  const [fields, setFields] = useState(emptyCityFields)
  const save = async () => {
    await createCity(cityOfFields(fields))
    toast({ title: 'City created successfully' })
    onSaved()
    onClose()
    return undefined
  }
  return (
    <AdminCityDialog
      title="Add City"
      fields={fields}
      onChange={(part) => setFields((now) => ({ ...now, ...part }))}
      labels={['Add City', 'Adding...']}
      cities={cities}
      isNew
      onClose={onClose}
      onSave={save}
    />
  )
}
