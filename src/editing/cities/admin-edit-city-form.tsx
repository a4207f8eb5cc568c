import type { City } from '../../guide/cities/city.schema.ts'
import { serverMessage } from '../../office/accounts/current-user/auth.requests.ts'
import { rebased } from '../../office/drafts/rebased.ts'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { useEnd } from '../../office/drafts/use-end.ts'
import { ConflictNote, choiceIsNeeded, theirsAreFilledIn } from '../../office/shell/conflict-note.tsx'
import { currentOf, sayFailure } from '../../office/shell/failure.tsx'
import { toast } from '../../ui/toast.ts'
import { changeCity } from './admin-cities.requests.ts'
import type { AdminCity, AdminCityDetails, CityChange, NewCity } from './admin-city.schema.ts'
import { AdminCityDialog, type Refusal } from './admin-city-dialog.tsx'
import { type CityFields, changeOfFields, cityOfFields, fieldsOfCity } from './admin-city-fields.ts'
import { useMoveQuestion } from './use-move-question.tsx'

interface AdminEditCityFormProps {
  title: string
  /** As it was read first. */
  first: AdminCityDetails
  cities: readonly City[]
  onClose: () => void
  onSaved: () => void
}

export function AdminEditCityForm({ title, first, cities, onClose, onSaved }: AdminEditCityFormProps) {
  const asRead: AdminCity = first
  const draft = useDraft({ form: `city:${first.id}`, first: asRead, formOf: fieldsOfCity })
  const { row: city, values, base, conflicts, set, settle, follow } = draft
  const { end } = useEnd({ draft, onEnd: onClose })
  const move = useMoveQuestion(first)

  const save = async (): Promise<Refusal | undefined> => {
    if (conflicts[0]) return { message: choiceIsNeeded, field: conflicts[0] }
    if (!(await move.isMeant(city, cityOfFields(values)))) return undefined
    const change = changeOfFields(city, values)
    let saved: AdminCity
    try {
      saved = await changeCity(city.id, change)
    } catch (error) {
      const theirs = currentOf<AdminCity>(error)
      if (!theirs) throw error
      follow(theirs)
      const [field] = rebased({ values, base }, fieldsOfCity(theirs)).conflicts
      return { message: theirsAreFilledIn(serverMessage(error)), field }
    }
    const undo = () => void takeBack({ was: city, change, saved }).then(onSaved)
    toast({ title: 'City updated successfully', action: { label: 'Undo', onAction: undo } })
    onSaved()
    end(saved, values)
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
    <>
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
      {move.question}
    </>
  )
}

type Saved = { was: AdminCity; change: CityChange; saved: AdminCity }

/** What was changed is as it was; where somebody else has changed the city since, it stays. */
async function takeBack({ was, change, saved }: Saved): Promise<void> {
  const { updatedAt: _, ...changed } = change
  const names = Object.keys(changed) as (keyof NewCity)[]
  const before = Object.fromEntries(names.map((name) => [name, was[name]]))
  try {
    await changeCity(saved.id, { ...before, updatedAt: saved.updatedAt })
    toast({ title: 'Undone', description: `${was.name} is as it was.` })
  } catch (error) {
    sayFailure('The change could not be undone', error)
  }
}
