import type {
  ImportedPlaceList,
  ImportRunDetails,
  ImportRunList,
  UndoResult,
} from '../../gathering/imports/import-run.schema.ts'
import type { importRunsApi } from '../../gathering/imports/import-runs.api.ts'
import { askForWork } from '../../office/jobs/jobs.requests.ts'
import { apiClient, contentOf } from '../../web/api-client.ts'
import { forgetAnswers } from '../../web/remembered.ts'
import type { ImportFilters, PlaceKind } from './import-run-address.ts'

const calls = apiClient<typeof importRunsApi>('/api/admin/import-runs')

const ofRun = (id: number) => ({ param: { id: String(id) } })

export const getImportRuns = ({ state, cityId, page }: ImportFilters): Promise<ImportRunList> =>
  contentOf(
    calls.index.$get({
      query: { page: String(page), ...(state && { state }), ...(cityId && { cityId: String(cityId) }) },
    }),
  )

export const getImportRun = (id: number): Promise<ImportRunDetails> => contentOf(calls[':id'].$get(ofRun(id)))

/** Those of one job, one per city. */
export const getRunsOfJob = (jobId: string): Promise<ImportRunList> =>
  contentOf(calls.index.$get({ query: { jobId, limit: '100' } }))

export const getImportedPlaces = (id: number, kind: PlaceKind, page: number): Promise<ImportedPlaceList> =>
  contentOf(calls[':id'].places.$get({ ...ofRun(id), query: { kind, page: String(page) } }))

/** What `undoImport` would come to now. */
export const previewUndo = (id: number): Promise<UndoResult> => contentOf(calls[':id'].undo.$get(ofRun(id)))

/** What it came to; of a large import the job that does it. */
export async function undoImport(id: number): Promise<UndoResult | { jobId: string }> {
  const answer = await askForWork<UndoResult | { jobId: string }>(
    'POST',
    `/api/admin/import-runs/${id}/undo`,
    {},
  )
  forgetAnswers()
  return answer
}
