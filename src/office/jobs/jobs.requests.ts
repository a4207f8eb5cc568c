import { apiClient, contentOf, successOf } from '../../web/api-client.ts'
import type { adminJobsApi } from './admin-jobs.api.ts'
import type { Job } from './job.schema.ts'

const calls = apiClient<typeof adminJobsApi>('/api/admin/jobs')

export const getJob = (id: string): Promise<Job> => contentOf(calls[':id'].$get({ param: { id } }))

/** Those of a kind that wait or run, the newest first; `isMine`: the reader's own. Several kinds with commas between. */
export const getOpenJobs = (kind: string, isMine: boolean): Promise<Job[]> =>
  contentOf(calls.index.$get({ query: { kind, isOpen: 'true', ...(isMine && { isMine: 'true' }) } }))

export const cancelJob = (id: string): Promise<Job> => contentOf(calls[':id'].$delete({ param: { id } }))

/** Starts long work without waiting for its end; the job's id. */
export async function startWork(path: `/api/admin/${string}`, input: object): Promise<string> {
  const { jobId } = await askForWork<{ jobId: string }>('POST', path, input)
  return jobId
}

/** Asks for what may be long work, without waiting for its end: the answer is what it came to, or the job. */
export async function askForWork<Answer>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: `/api/admin/${string}`,
  input: object,
): Promise<Answer> {
  const answer = fetch(path, {
    method,
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' },
    body: JSON.stringify(input),
  })
  return (await successOf(answer)).json()
}
