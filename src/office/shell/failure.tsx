import { toast } from '../../ui/toast.ts'
import { ApiError } from '../../web/api-client.ts'
import { serverMessage } from '../accounts/current-user/auth.requests.ts'
import { fieldErrors } from './field-errors.ts'

/** Says that something failed, and why, as far as it is known. */
export function sayFailure(title: string, error: unknown): void {
  // What `fetch` throws that got no answer.
  const isUnreachable = error instanceof TypeError
  const description = serverMessage(error) ?? (isUnreachable ? 'The guide cannot be reached.' : undefined)
  toast({ title, variant: 'destructive', ...(description && { description }) })
}

/** What the server found wrong with which field of a form; with none of them, why it refused as `all`. Never empty. */
export function formErrors(error: unknown): Record<string, string> {
  const fields = fieldErrors(error)
  return Object.keys(fields).length > 0
    ? fields
    : { all: serverMessage(error) ?? 'The guide cannot be reached. Please try again.' }
}

/** What somebody else made of a thing meanwhile; undefined when that is not why a change was refused. */
export function currentOf<Content>(error: unknown): Content | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  try {
    return JSON.parse(error.message.slice('409: '.length)).current
  } catch {
    return undefined
  }
}
