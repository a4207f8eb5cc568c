import { createFileRoute, Outlet, useChildMatches, useLoaderData } from '@tanstack/react-router'
import { AdminGuard } from '../admin/admin-guard.tsx'
import { AdminShell } from '../admin/admin-shell.tsx'
import { Checking } from '../admin/checking.tsx'
import { NoSuchScreen } from '../admin/no-such-screen.tsx'

export const Route = createFileRoute('/admin')({
  // The server sends a shell without data: what an admin may see, the browser asks for.
  ssr: false,
  // Not a byte of the back office in what visitors of the guide load.
  codeSplitGroupings: [['component', 'pendingComponent', 'notFoundComponent']],
  component: Admin,
  pendingComponent: Checking,
  notFoundComponent: NoSuchScreen,
})

function Admin() {
  const { siteName } = useLoaderData({ from: '__root__' })
  const hasScreen = useChildMatches({ select: (matches) => matches.length > 0 })
  return (
    <AdminGuard siteName={siteName} hasScreen={hasScreen}>
      <AdminShell siteName={siteName}>
        <Outlet />
      </AdminShell>
    </AdminGuard>
  )
}
