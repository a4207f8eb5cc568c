import type { ReactNode } from 'react'
import { LoginScreen } from '../accounts/login-screen.tsx'
import { useCurrentUser } from '../accounts/use-current-user.tsx'
import { Checking } from './checking.tsx'

/** Shows a screen to admins only; the server decides anew with every call what they may see and do. */
export function AdminGuard({ siteName, children }: { siteName: string; children: ReactNode }) {
  const user = useCurrentUser()
  if (user === undefined) return <Checking />
  return user?.isAdmin ? children : <LoginScreen siteName={siteName} isDenied={user !== null} />
}
