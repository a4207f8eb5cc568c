import { useState } from 'react'
import { kilometresBetween, type Position } from '../../guide/how-far/distance.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { placeCount } from '../selection/bulk-actions.ts'
import type { AdminCityDetails } from './admin-city.schema.ts'

/** The middle of a city is put right by less. */
const farKm = 10

type Asking = { km: number; answer: (isMeant: boolean) => void }

/** Asks before a city with places moves far: a slip would leave all of them behind. */
export function useMoveQuestion({ name, places }: Pick<AdminCityDetails, 'name' | 'places'>) {
  const [asking, setAsking] = useState<Asking>()
  const isMeant = async (from: Position, to: Position): Promise<boolean> => {
    const km = Math.round(kilometresBetween(from, to))
    if (km < farKm || places === 0) return true
    return new Promise((answer) => setAsking({ km, answer }))
  }
  const end = (isYes: boolean) => {
    asking?.answer(isYes)
    setAsking(undefined)
  }
  const question = asking && (
    <ConfirmDialog
      title={`Move ${name} by ${asking.km.toLocaleString('en')} km?`}
      confirmLabel="Move it"
      cancelLabel="Back"
      onConfirm={async () => end(true)}
      onClose={() => end(false)}
    >
      Families find around a city what lies near it: the {placeCount(places)} of {name} would be up to{' '}
      {asking.km.toLocaleString('en')} km farther away.
    </ConfirmDialog>
  )
  return { isMeant, question }
}
