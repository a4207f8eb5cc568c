import { setCurrentUser } from '../accounts/current-user.ts'
import { ApiError } from '../app/api-client.ts'

/** A session that is over shows the login in place of the screen. */
export function leaveIfSignedOut(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) setCurrentUser(null)
}
