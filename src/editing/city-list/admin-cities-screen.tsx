import { Plus } from 'lucide-react'
import type { City } from '../../guide/cities/city.schema.ts'
import { May, useMay } from '../../office/accounts/may.tsx'
import { leftForm } from '../../office/drafts/left-forms.ts'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { useDeletion } from '../../office/shell/use-deletion.tsx'
import { useOpenDialog } from '../../office/shell/use-open-dialog.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { deleteCity, getAllCities, getCityCounts } from '../cities/admin-cities.requests.ts'
import { AdminDeleteCity } from '../cities/admin-delete-city.tsx'
import { AdminEditCity } from '../cities/admin-edit-city.tsx'
import { AdminNewCity } from '../cities/admin-new-city.tsx'
import { undoDeletion } from '../history/bring-back.tsx'
import { AdminCityCatalogue } from './admin-city-catalogue.tsx'

export function AdminCitiesScreen() {
  const { content: cities, hasFailed, reload: reloadCities } = useAnswer('', getAllCities)
  const { latest: counts = [], reload: recount } = useAnswer('counts', getCityCounts)
  const reload = () => {
    reloadCities()
    recount()
  }
  /** The city's id, or 'new'. */
  const [editedId, setEditedId] = useOpenDialog(leftForm('city:'))
  const mayEdit = useMay('editor')
  const edited = mayEdit && cities?.find(({ id }) => String(id) === editedId)
  const { doomed, ask, focusAfter, dialog } = useDeletion({
    question: 'delete',
    nameOf: ({ id }) => id,
    things: mayEdit ? cities : undefined,
    remove: ({ id }: City) => deleteCity(id),
    words: { done: 'City deleted successfully', failed: 'Failed to delete city' },
    undo: ({ name }, { historyId }) => undoDeletion({ id: historyId, name }, reload),
    onEnd: reload,
  })
  const close = () => setEditedId('')
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
        <May be="editor">
          <Button ref={focusAfter} onClick={() => setEditedId('new')} disabled={!cities}>
            <Plus className="size-5" />
            Add City
          </Button>
        </May>
      }
    >
      {cities ? (
        <AdminCityCatalogue
          cities={cities}
          counts={new Map(counts.map((city) => [city.id, city]))}
          onEdit={({ id }) => setEditedId(String(id))}
          onDelete={ask}
          onFetched={reload}
        />
      ) : (
        <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
      )}
      {editedId === 'new' && mayEdit && cities && (
        <AdminNewCity cities={cities} onClose={close} onSaved={reload} />
      )}
      {edited && <AdminEditCity city={edited} cities={cities ?? []} onClose={close} onSaved={reload} />}
      {doomed && <AdminDeleteCity city={doomed} dialog={dialog} />}
    </AdminScreen>
  )
}

const counted = (cities: number) => `${cities.toLocaleString('en')} ${cities === 1 ? 'city' : 'cities'}`
