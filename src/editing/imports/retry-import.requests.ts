import type { ImportRun } from '../../gathering/imports/import-run.schema.ts'
import { getJob, startWork } from '../../office/jobs/jobs.requests.ts'
import { orNull } from '../../web/api-client.ts'

type Fetch = { kind: string | undefined; provider: string; cityIds: readonly number[] }

/** Fetches for cities as a job of that kind did; the new job's id. */
export const fetchAgain = ({ kind, provider, cityIds }: Fetch): Promise<string> =>
  kind === 'switch-provider'
    ? startWork('/api/admin/switch-provider', { provider, cityIds })
    : startWork('/api/admin/fetch-places', { cityIds })

/** Imports the city of a run again, in the way that the run was begun; the new job's id. */
export async function retryImport({ jobId, cityId, provider }: ImportRun): Promise<string> {
  const job = jobId === null ? null : await orNull(getJob(jobId))
  return fetchAgain({ kind: job?.kind, provider, cityIds: cityId === null ? [] : [cityId] })
}
