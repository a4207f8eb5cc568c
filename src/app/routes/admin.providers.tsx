import { createFileRoute } from '@tanstack/react-router'
import { ProvidersScreen } from '../../editing/providers/providers-screen.tsx'

export const Route = createFileRoute('/admin/providers')({ component: ProvidersScreen })
