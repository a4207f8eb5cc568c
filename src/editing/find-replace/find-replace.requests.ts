import { askForWork } from '../../office/jobs/jobs.requests.ts'
import { apiClient, contentOf } from '../../web/api-client.ts'
import type { findReplaceApi } from './find-replace.api.ts'
import type {
  Replaced,
  ReplacingPage,
  ReplacingPreviewInput,
  ReplacingWorkInput,
} from './find-replace.schema.ts'

const path = '/api/admin/places/replace'
const calls = apiClient<typeof findReplaceApi>(path)

export const getReplacing = (asked: ReplacingPreviewInput): Promise<ReplacingPage> =>
  contentOf(calls.preview.$post({ json: asked }))

/** Starts the job; where the server has done it by then, what it came to. */
export const replaceAll = (asked: ReplacingWorkInput): Promise<Replaced | { jobId: string }> =>
  askForWork('POST', path, asked)
