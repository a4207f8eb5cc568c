import type { Role } from '../account/role.ts'

/** Null: nobody is signed in. Who has an account of the back office has a role there. */
export type CurrentUser = { isAdmin: boolean; account: string; role?: Role; username?: string } | null

// Only a browser asks for it, so one process never holds two people's.
let current: CurrentUser | undefined
let account = ''
let isOver = false
const listeners = new Set<() => void>()

/** Who is signed in in this browser; undefined while that has not been asked. */
export const currentUser = () => current

export function setCurrentUser(user: CurrentUser | undefined): void {
  current = user
  account = user?.account ?? account
  isOver = false
  for (const listener of listeners) listener()
}

/** Whose screen this is, or was before the session ended. */
export const currentAccount = () => account

/** A call found that nobody is signed in any more. */
export function endCurrentSession(): void {
  if (!current) return
  setCurrentUser(null)
  isOver = true
}

/** Whether whoever was here has to sign in again. */
export const isSessionOver = () => isOver

/** Calls back on every change; returns how to stop. */
export function onCurrentUserChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
