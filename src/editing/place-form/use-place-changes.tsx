import { useState } from 'react'
import { serverMessage } from '../../office/accounts/current-user/auth.requests.ts'
import { toast } from '../../ui/toast.ts'
import { ApiError } from '../../web/api-client.ts'
import { undoDeletion } from '../history/bring-back.tsx'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import { deletePlace, toggleActive, toggleFeatured } from '../places/admin-places.requests.ts'

/** Changes from the list, one at a time for each place; every one is told in a toast and followed by a new list. */
export function usePlaceChanges(reload: () => void) {
  const [busyIds, setBusyIds] = useState<ReadonlySet<number>>(new Set())

  /** What the change answered; undefined where it failed. */
  async function make<Answer>(
    id: number,
    change: () => Promise<Answer>,
    tellFailure: (error: unknown) => void,
  ): Promise<Answer | undefined> {
    setBusyIds((ids) => new Set([...ids, id]))
    try {
      return await change()
    } catch (error) {
      tellFailure(error)
      return undefined
    } finally {
      setBusyIds((ids) => new Set([...ids].filter((other) => other !== id)))
      reload()
    }
  }

  async function update(place: AdminPlace, change: (place: AdminPlace) => Promise<unknown>) {
    const isDone = await make(place.id, () => change(place), tellUpdateFailure)
    if (isDone) toast({ title: 'Success', description: 'Place updated successfully' })
  }

  /** Whether it is gone. */
  async function remove(place: AdminPlace): Promise<boolean> {
    const deleted = await make(place.id, () => deletePlace(place.id), tellDeleteFailure)
    if (!deleted) return false
    const named = { id: deleted.historyId, name: place.displayName ?? place.name }
    const action = undoDeletion(named, reload)
    toast({ title: 'Success', description: 'Place deleted successfully', action })
    return true
  }

  return {
    busyIds,
    onToggleActive: (place: AdminPlace) => void update(place, toggleActive),
    onToggleFeatured: (place: AdminPlace) => void update(place, toggleFeatured),
    remove,
  }
}

function tellUpdateFailure(error: unknown) {
  const description =
    serverMessage(error) ??
    (error instanceof ApiError ? `HTTP error! status: ${error.status}` : 'The guide cannot be reached.')
  toast({ title: 'Failed to update place', description, variant: 'destructive' })
}

function tellDeleteFailure(error: unknown) {
  const message = serverMessage(error) ?? (error instanceof Error ? error.message : String(error))
  toast({ title: 'Error', description: `Failed to delete place: ${message}`, variant: 'destructive' })
}
