import { sayFailure } from '../../office/shell/failure.tsx'
import { type ToastMessage, toast } from '../../ui/toast.ts'
import { forgetAnswers } from '../../web/remembered.ts'
import { restoreDeletion, undoPlaceChange } from './history.requests.ts'

/** A deletion by the id of its entry in the audit log; what is deleted by name. */
type Deleted = { id: number; name: string }

/** Brings it back and says so, or why not; very many places of a city follow it, by a job. */
export const bringBack = ({ id, name }: Deleted, onJob?: (jobId: string) => void): Promise<void> =>
  restoreDeletion(id).then(
    ({ placesRestored, placesThere, entity, following }) => {
      if (following) onJob?.(following.jobId)
      // What the screens of visitors remember of cities is old now.
      forgetAnswers()
      toast({
        title: `${name} is back`,
        ...(entity === 'cities' && {
          description: following
            ? `${following.places.toLocaleString('en')} places follow, batch by batch`
            : `${placesRestored} places came back with it${placesThere > 0 ? `, ${placesThere} were there already` : ''}`,
        }),
      })
    },
    (error) => sayFailure(`Failed to bring ${name} back`, error),
  )

/** What the message of a deletion offers; `onEnd` once it is back, or is not. */
export const undoDeletion = (
  deleted: Deleted,
  onEnd: () => void,
  onJob?: (jobId: string) => void,
): ToastMessage['action'] => ({
  label: 'Undo',
  onAction: () => void bringBack(deleted, onJob).then(onEnd),
})

/** Undoes one change of a place by the id of its entry, and says so, or why not; whether it is undone. */
export const undoChange = (id: number): Promise<boolean> =>
  undoPlaceChange(id).then(
    () => {
      toast({ title: 'Success', description: 'Change undone' })
      return true
    },
    (error) => {
      sayFailure('Failed to undo the change', error)
      return false
    },
  )
