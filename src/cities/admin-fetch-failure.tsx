import { serverMessage } from '../accounts/auth.requests.ts'
import { sayFailure } from '../admin/failure.tsx'
import { leaveIfSignedOut } from '../admin/leave-if-signed-out.ts'

/** Why the server did not begin, if it said so; a session that is over leads to the login. */
export function reasonOf(error: unknown): string {
  leaveIfSignedOut(error)
  return serverMessage(error) ?? ''
}

export const cancelFetch = (work: { cancel: () => Promise<void> }): Promise<void> =>
  work.cancel().catch((error) => sayFailure('The work could not be cancelled', error))
