import { serverMessage } from '../accounts/auth.requests.ts'
import { ApiError } from '../app/api-client.ts'
import { toast } from '../ui/toast.ts'

/** Says that something failed, and why, if the server said so. */
export function sayFailure(title: string, error: unknown): void {
  const description = serverMessage(error)
  toast({ title, variant: 'destructive', ...(description && { description }) })
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
