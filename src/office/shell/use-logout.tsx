import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { logout } from '../accounts/current-user/auth.requests.ts'
import { setCurrentUser } from '../accounts/current-user/current-user.ts'
import { forgetAllForms, hasDrafts } from '../drafts/left-forms.ts'

/** Ends the session and leaves nothing of it in the browser; where something is unsaved, `question` asks first. */
export function useLogout() {
  const { history, preloadRoute } = useRouter()
  const [isAsking, setIsAsking] = useState(false)
  const isLeaving = useRef(false)
  const leave = async () => {
    // Of a double click the first press is enough.
    if (isLeaving.current) return
    isLeaving.current = true
    try {
      await logout()
      forgetAllForms()
      // Else a login shows in place of the screen until that of its page comes, and takes what is typed there with it.
      await preloadRoute({ to: '/admin/login' })
      // A form that is left asks for nothing once it is gone.
      flushSync(() => setCurrentUser(null))
      history.push('/admin/login')
    } catch (error) {
      // As specified, a failure is only logged.
      console.error('Logout failed:', error)
    }
    isLeaving.current = false
  }
  const question = isAsking && (
    <ConfirmDialog
      title="Log out without saving?"
      confirmLabel="Discard and log out"
      cancelLabel="Stay"
      onConfirm={async () => {
        await leave()
        setIsAsking(false)
      }}
      onClose={() => setIsAsking(false)}
    >
      There are changes in this browser that have not been saved.
    </ConfirmDialog>
  )
  return { onLogout: () => (hasDrafts() ? setIsAsking(true) : void leave()), question }
}
