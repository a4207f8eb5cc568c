import { toast } from '../../ui/toast.ts'
import { ApiError } from '../../web/api-client.ts'
import { serverMessage } from '../accounts/auth.requests.ts'
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

/** Who sends the same again never saw that it was added: it is what they want. @throws any other error */
export function addedBefore<Content>(error: unknown): Content {
  const added = currentOf<Content>(error)
  if (added) return added
  throw error
}

const unanswered = new Set<string>()

/**
 * Adds what a form says. Where no answer came to its try before, what is there already is taken for what that one added; else it is
 * there already, and is said to be. @throws what `adding` throws
 */
export async function addedOnce<Content>(form: string, adding: Promise<Content>): Promise<Content> {
  const isAgain = unanswered.delete(form)
  try {
    return await adding
  } catch (error) {
    if (isAgain && currentOf(error)) return addedBefore(error)
    if (!(error instanceof ApiError) || error.status >= 500) unanswered.add(form)
    throw error
  }
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
