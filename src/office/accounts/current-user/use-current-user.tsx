import { useEffect, useSyncExternalStore } from 'react'
import { getCurrentUser } from './auth.requests.ts'
import { currentUser, onCurrentUserChange, setCurrentUser } from './current-user.ts'

const notOnServer = () => undefined

/** Who is signed in, asked for once; undefined while the answer is under way. */
export function useCurrentUser() {
  const user = useSyncExternalStore(onCurrentUserChange, currentUser, notOnServer)
  useEffect(() => {
    if (user === undefined) void getCurrentUser().then(setCurrentUser)
  }, [user])
  return user
}
