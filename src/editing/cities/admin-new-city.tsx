import type { City } from '../../guide/cities/city.schema.ts'
import { moveForm } from '../../office/drafts/left-forms.ts'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { useEnd } from '../../office/drafts/use-end.ts'
import { addedOnce } from '../../office/shell/added-before.tsx'
import { toast } from '../../ui/toast.ts'
import { createCity } from './admin-cities.requests.ts'
import { AdminCityDialog } from './admin-city-dialog.tsx'
import { type CityFields, cityOfFields, emptyCityFields } from './admin-city-fields.ts'

interface AdminNewCityProps {
  cities: readonly City[]
  onClose: () => void
  onSaved: () => void
  /** The form of the city that was added, for what was typed meanwhile. */
  onEdit: (id: number) => void
}

export function AdminNewCity({ cities, onClose, onSaved, onEdit }: AdminNewCityProps) {
  const draft = useDraft({ form: 'city:new', first: { id: 0, fields: emptyCityFields }, formOf: fieldsOfRow })
  const { values } = draft
  const onStay = ({ id }: NewRow) => {
    moveForm('city:new', `city:${id}`)
    onEdit(id)
  }
  const { end } = useEnd({ draft, onEnd: onClose, onStay })
  const save = async () => {
    const { id } = await addedOnce(`city ${values.name.trim()}`, createCity(cityOfFields(values)))
    toast({ title: 'City created successfully' })
    onSaved()
    end({ id, fields: values }, values)
    return undefined
  }
  return (
    <AdminCityDialog
      title="Add City"
      fields={values}
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

type NewRow = { id: number; fields: CityFields }

const fieldsOfRow = ({ fields }: NewRow) => fields
