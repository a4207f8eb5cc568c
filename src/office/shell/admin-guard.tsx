import { type ReactNode, useEffect } from 'react'
import { signedOut } from '../../web/api-client.ts'
import { endCurrentSession, isSessionOver } from '../accounts/current-user/current-user.ts'
import { useCurrentUser } from '../accounts/current-user/use-current-user.tsx'
import { LoginScreen } from '../sign-in/login-screen.tsx'
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
