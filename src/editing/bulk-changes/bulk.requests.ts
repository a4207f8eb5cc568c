import { askForWork } from '../../office/jobs/jobs.requests.ts'
import { type AdminPlaceFilters, adminSelectionOf } from '../places/admin-place-list.ts'
import type { Selection } from '../selection/selection.ts'
import type { BulkAnswer, PlaceChanges } from './bulk.schema.ts'

const change = <Answer>(chosen: object, changes: PlaceChanges): Promise<Answer> =>
  askForWork('PATCH', '/api/admin/places', { ...chosen, changes })

/** Changes a thousand places at most, all or none. */
export const changeThese = (ids: Iterable<number>, changes: PlaceChanges): Promise<BulkAnswer> =>
  change({ ids: [...ids] }, changes)

/** Changes the selected places, all or none; where they are too many for that, a job does it batch by batch. */
export const changeSelected = (
  selection: Selection,
  filters: AdminPlaceFilters,
  changes: PlaceChanges,
): Promise<BulkAnswer | { jobId: string }> =>
  'ids' in selection
    ? changeThese(selection.ids, changes)
    : change({ filters: adminSelectionOf(filters), total: selection.allOf }, changes)
