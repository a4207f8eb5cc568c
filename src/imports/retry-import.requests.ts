import { orNull } from '../app/api-client.ts'
import { getJob, startWork } from '../jobs/jobs.requests.ts'
import type { ImportRun } from './import-run.schema.ts'

/** Imports the city of a run again, in the way that the run was begun; the new job's id. */
export async function retryImport({ jobId, cityId, provider }: ImportRun): Promise<string> {
  const job = jobId === null ? null : await orNull(getJob(jobId))
  return job?.kind === 'switch-provider'
    ? startWork('/api/admin/switch-provider', { provider, cityIds: [cityId] })
    : startWork('/api/admin/fetch-places', { cityIds: [cityId] })
}
