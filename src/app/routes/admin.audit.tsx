import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router'
import { filtersOfAudit, searchOfAudit } from '../../system/audit/audit-filters.ts'
import { AuditScreen } from '../../system/audit/audit-screen.tsx'

export const Route = createFileRoute('/admin/audit')({ component: AuditLog })

function AuditLog() {
  const navigate = useNavigate()
  return (
    <AuditScreen
      filters={filtersOfAudit(useSearch({ from: '/admin/audit' }))}
      onChange={(filters) => void navigate({ to: '.', search: searchOfAudit(filters), replace: true })}
    />
  )
}
