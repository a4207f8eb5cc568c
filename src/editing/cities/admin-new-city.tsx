import type { City } from '../../guide/cities/city.schema.ts'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { addedOnce } from '../../office/shell/added-before.tsx'
import { toast } from '../../ui/toast.ts'
import { createCity } from './admin-cities.requests.ts'
import { AdminCityDialog } from './admin-city-dialog.tsx'
import { cityOfFields, emptyCityFields } from './admin-city-fields.ts'

interface AdminNewCityProps {
  cities: readonly City[]
  onClose: () => void
  onSaved: () => void
}

export function AdminNewCity({ cities, onClose, onSaved }: AdminNewCityProps) {
  const draft = useDraft({ form: 'city:new', first: emptyCityFields, formOf: (fields) => fields })
  const save = async () => {
    await addedOnce(`city ${draft.values.name.trim()}`, createCity(cityOfFields(draft.values)))
    draft.forget()
    toast({ title: 'City created successfully' })
    onSaved()
    onClose()
    return undefined
  }
  return (
    <AdminCityDialog
      title="Add City"
      fields={draft.values}
      onChange={draft.set}
      draft={draft}
      labels={['Add City', 'Adding...']}
      cities={cities}
      isNew
      onClose={onClose}
      onSave={save}
    />
  )
}
