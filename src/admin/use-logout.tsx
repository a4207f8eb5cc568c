import { useRouter } from '@tanstack/react-router'
import { logout } from '../accounts/auth.requests.ts'
import { setCurrentUser } from '../accounts/current-user.ts'

/** Ends the session, forgets who was here and leads to the login; a failure is only logged. */
export function useLogout(): () => Promise<void> {
  const { history } = useRouter()
  return async () => {
    try {
      await logout()
      // Asked anew by the next screen that wants to know.
      setCurrentUser(null)
      history.push('/admin/login')
    } catch (error) {
      console.error('Logout failed:', error)
    }
  }
}
