import { createFileRoute, Outlet, useChildMatches, useLoaderData } from '@tanstack/react-router'
import { AdminGuard } from '../../office/shell/admin-guard.tsx'
import { AdminShell } from '../../office/shell/admin-shell.tsx'
import { Checking } from '../../office/shell/checking.tsx'
import { NoSuchScreen } from '../../office/shell/no-such-screen.tsx'
import { RoleGate } from '../../office/shell/role-gate.tsx'
import { getWaiting } from '../../system/dashboard/waiting.requests.ts'

export const Route = createFileRoute('/admin')({
  // Not a byte of the back office in what visitors of the guide load.
  codeSplitGroupings: [['component', 'pendingComponent', 'notFoundComponent']],
  component: Admin,
  // The server sends a shell without data: what an admin may see, the browser asks for.
  pendingComponent: Checking,
  notFoundComponent: NoSuchScreen,
})

function Admin() {
  const { siteName } = useLoaderData({ from: '__root__' })
  const hasScreen = useChildMatches({ select: (matches) => matches.length > 0 })
  return (
    <AdminGuard siteName={siteName} hasScreen={hasScreen}>
      <AdminShell siteName={siteName} askWaiting={getWaiting}>
        <RoleGate>
          <Outlet />
        </RoleGate>
      </AdminShell>
    </AdminGuard>
  )
}
