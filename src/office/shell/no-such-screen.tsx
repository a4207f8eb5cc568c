import { Link } from '@tanstack/react-router'
import { AdminScreen } from './admin-shell.tsx'

export const NoSuchScreen = () => (
  <AdminScreen title="Page Not Found">
    <p className="max-w-[60ch] text-text-muted">
      The back office has no screen at this address.{' '}
      <Link to="/admin" className="text-link underline">
        Back to the dashboard
      </Link>
    </p>
  </AdminScreen>
)
