import type { z } from 'zod'
import { ApiError, apiClient, contentOf, orNull } from '../../web/api-client.ts'
import type {
  NewPlannedChange,
  PlannedChange,
  PlannedChangeEdit,
  PlannedChangesQuery,
} from './planned-change.schema.ts'
import type { plannedChangesApi } from './planned-changes.api.ts'

const calls = apiClient<typeof plannedChangesApi>('/api/admin/planned-changes')

const byId = ({ id }: { id: number }) => ({ param: { id: String(id) } })

/** As it was read: what somebody made of it since is not overruled. */
type Read = Pick<PlannedChange, 'id' | 'updatedAt'>

export const getPlannedChanges = (query: PlannedChangesQuery = {}) => contentOf(calls.index.$get({ query }))

export const getPlannedChange = (id: number) => contentOf(calls[':id'].$get(byId({ id })))

/** Whether something was refused since what it is about was discarded: what is planned of a thing that is gone is there still. */
export const isDiscarded = async ({ id }: { id: number }, error: unknown): Promise<boolean> =>
  error instanceof ApiError && error.status === 404 && (await orNull(getPlannedChange(id))) === null

type PlannedInput = z.input<typeof NewPlannedChange>

export const planChange = (json: PlannedInput) => contentOf(calls.index.$post({ json }))

/** Keeps again what was discarded, upon what stands there now. */
export const planAgain = ({ subject, key, changes, when }: PlannedChange) =>
  planChange({ subject, key: subject === 'place' ? Number(key) : key, changes, when } as PlannedInput)

export const replanChange = (planned: Read, json: z.input<typeof PlannedChangeEdit>) =>
  contentOf(calls[':id'].$put({ ...byId(planned), json: { ...json, updatedAt: planned.updatedAt } }))

export const discardPlanned = (planned: Read) =>
  contentOf(calls[':id'].$delete({ ...byId(planned), query: { updatedAt: planned.updatedAt } }))

export const publishPlanned = (planned: Read) =>
  contentOf(calls[':id'].publish.$post({ ...byId(planned), json: { updatedAt: planned.updatedAt } }))

export const getPreview = (id: number) => contentOf(calls[':id'].preview.$get(byId({ id })))
