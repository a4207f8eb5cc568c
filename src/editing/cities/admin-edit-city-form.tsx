import type { City } from '../../guide/cities/city.schema.ts'
import { serverMessage } from '../../office/accounts/current-user/auth.requests.ts'
import { rebased } from '../../office/drafts/rebased.ts'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { ConflictNote, choiceIsNeeded, theirsAreFilledIn } from '../../office/shell/conflict-note.tsx'
import { currentOf } from '../../office/shell/failure.tsx'
import { toast } from '../../ui/toast.ts'
import { changeCity } from './admin-cities.requests.ts'
import type { AdminCity } from './admin-city.schema.ts'
import { AdminCityDialog, type Refusal } from './admin-city-dialog.tsx'
import { type CityFields, changeOfFields, fieldsOfCity } from './admin-city-fields.ts'

interface AdminEditCityFormProps {
  title: string
  /** As it was read first. */
  first: AdminCity
  cities: readonly City[]
  onClose: () => void
  onSaved: () => void
}

export function AdminEditCityForm({ title, first, cities, onClose, onSaved }: AdminEditCityFormProps) {
  const draft = useDraft({ form: `city:${first.id}`, first, formOf: fieldsOfCity })
  const { row: city, values, base, conflicts, set, settle, follow } = draft

  const save = async (): Promise<Refusal | undefined> => {
    if (conflicts[0]) return { message: choiceIsNeeded, field: conflicts[0] }
    try {
      await changeCity(city.id, changeOfFields(city, values))
    } catch (error) {
      const theirs = currentOf<AdminCity>(error)
      if (!theirs) throw error
      follow(theirs)
      const [field] = rebased({ values, base }, fieldsOfCity(theirs)).conflicts
      return { message: theirsAreFilledIn(serverMessage(error)), field }
    }
    draft.forget()
    toast({ title: 'City updated successfully' })
    onSaved()
    onClose()
    return undefined
  }

  const noteOf = (name: keyof CityFields) =>
    conflicts.includes(name) && (
      <ConflictNote
        theirs={base[name]}
        onTakeTheirs={() => set({ [name]: base[name] })}
        onKeepMine={() => settle(name)}
      />
    )

  return (
    <AdminCityDialog
      title={title}
      fields={values}
      onChange={set}
      noteOf={noteOf}
      draft={draft}
      labels={['Save Changes', 'Saving...']}
      cities={cities}
      isNew={false}
      onClose={onClose}
      onSave={save}
    />
  )
}
