import { type ReactNode, useEffect } from 'react'
import { endCurrentSession, isSessionOver } from '../accounts/current-user.ts'
import { LoginScreen } from '../accounts/login-screen.tsx'
import { useCurrentUser } from '../accounts/use-current-user.tsx'
import { signedOut } from '../app/api-client.ts'
import { Checking } from './checking.tsx'
import { NoSuchScreen } from './no-such-screen.tsx'

interface AdminGuardProps {
  siteName: string
  /** No login leads to an address without one. */
  hasScreen: boolean
  children: ReactNode
}

/** Shows a screen to admins only; the server decides anew with every call what they may see and do. */
export function AdminGuard({ siteName, hasScreen, children }: AdminGuardProps) {
  const user = useCurrentUser()
  useEffect(() => {
    window.addEventListener(signedOut, endCurrentSession)
    return () => window.removeEventListener(signedOut, endCurrentSession)
  }, [])
  if (user === undefined) return <Checking />
  if (user?.isAdmin) return children
  if (!hasScreen) return <NoSuchScreen />
  return <LoginScreen siteName={siteName} isDenied={user !== null} isSessionOver={isSessionOver()} />
}
