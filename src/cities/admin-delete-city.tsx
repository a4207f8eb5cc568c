import { type RefObject, useRef } from 'react'
import { sayFailure } from '../admin/failure.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { toast } from '../ui/toast.ts'
import { useAnswer } from '../ui/use-answer.ts'
import { deleteCity, getAdminCity } from './admin-cities.requests.ts'
import type { City } from './city.schema.ts'

interface AdminDeleteCityProps {
  city: City
  onClose: () => void
  onDeleted: () => void
  /** What gets the focus when the city's row is gone. */
  focusAfter: RefObject<HTMLElement | null>
}

export function AdminDeleteCity({ city, onClose, onDeleted, focusAfter }: AdminDeleteCityProps) {
  const details = useAnswer(String(city.id), () => getAdminCity(city.id))
  // The list may be hours old.
  const { name, country } = details ?? city
  const isGone = useRef(false)
  const remove = async () => {
    try {
      await deleteCity(city.id)
      isGone.current = true
      toast({ title: 'City deleted successfully' })
    } catch (error) {
      sayFailure('Failed to delete city', error)
    }
    onClose()
    onDeleted()
  }
  return (
    <ConfirmDialog
      title={`Delete '${name}'?`}
      confirmLabel="Delete"
      onConfirm={remove}
      onClose={onClose}
      returnFocus={(event) => {
        if (!isGone.current) return
        event.preventDefault()
        focusAfter.current?.focus()
      }}
    >
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
