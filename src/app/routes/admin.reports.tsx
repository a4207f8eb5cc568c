import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router'
import { ReportsScreen } from '../../editing/reports/reports-screen.tsx'

export const Route = createFileRoute('/admin/reports')({ component: Reports })

function Reports() {
  const navigate = useNavigate()
  const { page }: { page?: string } = useSearch({ from: '/admin/reports' })
  return (
    <ReportsScreen
      position={/^[1-9]\d{0,3}$/.test(page ?? '') ? Number(page) : 1}
      onMove={(position) =>
        void navigate({ to: '.', search: position > 1 ? { page: String(position) } : {}, replace: true })
      }
    />
  )
}
