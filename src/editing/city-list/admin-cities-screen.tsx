import { Plus } from 'lucide-react'
import { May, useMay } from '../../office/accounts/current-user/may.tsx'
import { leftForm } from '../../office/drafts/left-forms.ts'
import { JobProgressPanel } from '../../office/jobs/job-progress-panel.tsx'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { useMissing } from '../../office/shell/use-missing.ts'
import { useOpenDialog } from '../../office/shell/use-open-dialog.ts'
import { countWaiting } from '../../office/shell/waiting.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { getAllCities, getCityCounts } from '../cities/admin-cities.requests.ts'
import { AdminDeleteCity } from '../cities/admin-delete-city.tsx'
import { AdminEditCity } from '../cities/admin-edit-city.tsx'
import { AdminNewCity } from '../cities/admin-new-city.tsx'
import { AdminCityCatalogue } from './admin-city-catalogue.tsx'
import { useCityDeletion } from './use-city-deletion.tsx'

/** `areStale`: begins with those that were not fetched for 30 days. */
export function AdminCitiesScreen({ areStale = false }: { areStale?: boolean }) {
  const { latest: cities, hasFailed, isLoading, reload: reloadCities } = useAnswer('', getAllCities)
  const { latest: counts = [], reload: recount } = useAnswer('counts', getCityCounts)
  const reload = () => {
    reloadCities()
    recount()
    void countWaiting()
  }
  /** The city's id, or 'new'. */
  const [editedId, setEditedId] = useOpenDialog(leftForm('city:'))
  const mayEdit = useMay('editor')
  const edited = mayEdit && cities?.find(({ id }) => String(id) === editedId)
  const deletion = useCityDeletion(mayEdit ? cities : undefined, reload)
  const { doomed, job } = deletion
  const close = () => setEditedId('')
  // One that was just added is in the list that is on its way.
  const isListed = mayEdit && cities !== undefined && !isLoading && !hasFailed
  useMissing(isListed && /^\d+$/.test(editedId) && !edited, close)
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
          <Button ref={deletion.focusAfter} onClick={() => setEditedId('new')} disabled={!cities}>
            <Plus className="size-5" />
            Add City
          </Button>
        </May>
      }
    >
      {job && (
        <div className="mb-6 rounded-lg border border-border bg-surface p-4 sm:p-6">
          <JobProgressPanel job={job} noun="Place" onCancel={() => void deletion.cancel()} />
        </div>
      )}
      <UnlessLoaded isThere={cities !== undefined} hasFailed={hasFailed} onRetry={reload} />
      {cities && (
        <AdminCityCatalogue
          cities={cities}
          areStale={areStale}
          counts={new Map(counts.map((city) => [city.id, city]))}
          onEdit={({ id }) => setEditedId(String(id))}
          onDelete={deletion.ask}
          onFetched={reload}
        />
      )}
      {editedId === 'new' && mayEdit && cities && (
        <AdminNewCity
          cities={cities}
          onClose={close}
          onSaved={reload}
          onEdit={(id) => setEditedId(String(id))}
        />
      )}
      {edited && <AdminEditCity city={edited} cities={cities ?? []} onClose={close} onSaved={reload} />}
      {doomed && <AdminDeleteCity city={doomed} dialog={deletion.dialog} />}
    </AdminScreen>
  )
}

const counted = (cities: number) => `${cities.toLocaleString('en')} ${cities === 1 ? 'city' : 'cities'}`
