/** Null: nobody is signed in. */
export type CurrentUser = { isAdmin: boolean } | null

// Only a browser asks for it, so one process never holds two people's.
let current: CurrentUser | undefined
const listeners = new Set<() => void>()

/** Who is signed in in this browser; undefined while that has not been asked. */
export const currentUser = () => current

export function setCurrentUser(user: CurrentUser | undefined): void {
  current = user
  for (const listener of listeners) listener()
}

/** Calls back on every change; returns how to stop. */
export function onCurrentUserChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
