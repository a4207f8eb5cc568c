import { type ReactNode, useSyncExternalStore } from 'react'
import { isAtLeast, type Role } from '../account/role.ts'
import { currentUser, onCurrentUserChange } from './current-user.ts'

/** Undefined while it is not known who is signed in. */
export const useRole = (): Role | undefined =>
  useSyncExternalStore(onCurrentUserChange, currentUser, nobody)?.role

const nobody = () => undefined

/** Whether who is signed in has the role or a higher one. What a screen offers goes by it; each call asks the server. */
export function useMay(needed: Role): boolean {
  const role = useRole()
  return role !== undefined && isAtLeast(role, needed)
}

/** What is shown to those alone who have the role or a higher one. */
export const May = ({ be: needed, children }: { be: Role; children: ReactNode }) =>
  useMay(needed) ? children : null
