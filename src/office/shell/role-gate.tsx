import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isAtLeast, whyNot } from '../accounts/account/role.ts'
import { useRole } from '../accounts/current-user/may.tsx'
import { AdminScreen } from './admin-shell.tsx'
import { screenAt } from './screens.ts'

/** Shows a screen to those whose role it is for, and says to others why they do not see it. */
export function RoleGate({ children }: { children: ReactNode }) {
  const role = useRole()
  const screen = useLocation({ select: ({ pathname }) => screenAt(pathname) })
  if (!screen || !role || isAtLeast(role, screen.needs)) return children
  return (
    <AdminScreen title={screen.name}>
      <p className="max-w-[60ch] text-text-muted">
        {whyNot(role, screen.needs)}{' '}
        <Link to="/admin" className="text-link underline">
          Back to the dashboard
        </Link>
      </p>
    </AdminScreen>
  )
}
