import { createFileRoute } from '@tanstack/react-router'
import { AdminCitiesScreen } from '../../editing/city-list/admin-cities-screen.tsx'

export const Route = createFileRoute('/admin/cities')({ component: AdminCitiesScreen })
