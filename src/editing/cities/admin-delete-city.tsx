import type { City } from '../../guide/cities/city.schema.ts'
import type { Deletion } from '../../office/shell/use-deletion.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { getAdminCity } from './admin-cities.requests.ts'

type AdminDeleteCityProps = { city: City; dialog: Deletion['dialog'] }

export function AdminDeleteCity({ city, dialog }: AdminDeleteCityProps) {
  const { content: details } = useAnswer(String(city.id), () => getAdminCity(city.id))
  // The list may be hours old.
  const { name, country } = details ?? city
  return (
    <ConfirmDialog title={`Delete '${name}'?`} {...dialog}>
      Are you sure you want to delete the city {name}, {country}? All associated places are also deleted
      {details && `: ${goingWithIt(details)}`}.
    </ConfirmDialog>
  )
}

function goingWithIt({ places, ownPlaces }: { places: number; ownPlaces: number }): string {
  const [all, own] = [places, ownPlaces].map((count) => count.toLocaleString('en'))
  if (places === 0) return 'it has none'
  return places === ownPlaces
    ? `${all} of them`
    : `${own} of its ${all}; the others belong to another city too`
}
