import { apiClient, contentOf, successOf } from '../app/api-client.ts'
import type { Job } from './job.schema.ts'

const calls = () => apiClient().api.admin.jobs

export const getJob = (id: string): Promise<Job> => contentOf(calls()[':id'].$get({ param: { id } }))

/** Those of a kind that wait or run, the newest first. Several kinds with commas between. */
export const getOpenJobs = (kind: string): Promise<Job[]> =>
  contentOf(calls().$get({ query: { kind, isOpen: 'true' } }))

export const cancelJob = (id: string): Promise<Job> => contentOf(calls()[':id'].$delete({ param: { id } }))

/** Starts long work without waiting for its end; the job's id. */
export async function startWork(path: `/api/admin/${string}`, input: object): Promise<string> {
  const answer = fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' },
    body: JSON.stringify(input),
  })
  const { jobId } = (await (await successOf(answer)).json()) as { jobId: string }
  return jobId
}
