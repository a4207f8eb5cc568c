import { createFileRoute } from '@tanstack/react-router'
import { PlannedChangesScreen } from '../../editing/planned-list/planned-changes-screen.tsx'

export const Route = createFileRoute('/admin/planned-changes')({ component: PlannedChangesScreen })
