import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router'
import { PlannedChangesScreen } from '../../editing/planned-list/planned-changes-screen.tsx'

export const Route = createFileRoute('/admin/planned-changes')({ component: PlannedChanges })

function PlannedChanges() {
  const { planned }: { planned?: string } = useSearch({ from: '/admin/planned-changes' })
  const navigate = useNavigate()
  return (
    <PlannedChangesScreen
      editedId={/^[1-9]\d{0,8}$/.test(planned ?? '') ? Number(planned) : undefined}
      onClose={() => void navigate({ to: '/admin/planned-changes' })}
    />
  )
}
