import { ProviderError } from '../../outgoing/provider-error.ts'
import { diskFull, Problem } from '../../platform/calls/problem.ts'
import { isFullDisk } from '../../platform/files/is-full-disk.ts'
import type { JobFailure } from './job.queries.ts'

/** What a caller may read; anything unforeseen is ours and stays in the log. */
export function failureFrom(error: unknown): JobFailure & { message: string } {
  if (error instanceof Problem) return { status: error.status, code: error.code, message: error.message }
  if (error instanceof ProviderError)
    return {
      status: error.kind === 'unavailable' ? 504 : 502,
      code: `provider_${error.kind}`,
      message: error.message,
    }
  if (isFullDisk(error)) return failureFrom(diskFull())
  return { status: 503, code: 'unavailable', message: 'Something went wrong on our side.' }
}
