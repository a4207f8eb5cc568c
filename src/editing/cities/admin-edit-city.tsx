import type { City } from '../../guide/cities/city.schema.ts'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { getAdminCity } from './admin-cities.requests.ts'
import { AdminEditCityForm } from './admin-edit-city-form.tsx'

interface AdminEditCityProps {
  city: City
  cities: readonly City[]
  onClose: () => void
  onSaved: () => void
}

/** Begins with the city as it is now: the list may be hours old. */
export function AdminEditCity({ city, ...props }: AdminEditCityProps) {
  const { content: known, hasFailed, reload } = useAnswer(String(city.id), () => getAdminCity(city.id))
  const title = `Edit City: ${city.name}`
  if (known) return <AdminEditCityForm title={title} first={known} {...props} />
  return (
    <Dialog
      title={title}
      onClose={props.onClose}
      footer={
        <Button look="outline" onClick={props.onClose}>
          Cancel
        </Button>
      }
    >
      <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
    </Dialog>
  )
}
