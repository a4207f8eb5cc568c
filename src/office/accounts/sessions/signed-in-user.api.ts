import type { Context } from 'hono'
import type { SignedInUser } from './session.queries.ts'

const key = 'signedInUser'
const checkKey = 'isStillSignedIn'

/** Remembers for the rest of a call who makes it. */
export const setSignedInUser = (c: Context, user: SignedInUser) => c.set(key, user)

/** Who makes this call. Only for routes that are not public: on others it throws. */
export function signedInUser(c: Context): SignedInUser {
  const user = c.get(key) as SignedInUser | undefined
  if (!user) throw new Error('A route asked who calls it, but its policy lets everybody in')
  return user
}

/** Gives a long answer what to ask, `isStillSignedIn`, while it goes on. */
export const setSignInCheck = (c: Context, check: () => Promise<boolean>) => c.set(checkKey, check)

/** Whether who makes this call may still make it. Only for routes that are not public. */
export const isStillSignedIn = (c: Context): Promise<boolean> => (c.get(checkKey) as () => Promise<boolean>)()
