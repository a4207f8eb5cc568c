import { createFileRoute } from '@tanstack/react-router'
import { AdminCitiesScreen } from '../cities/admin-cities-screen.tsx'

export const Route = createFileRoute('/admin/cities')({ component: AdminCitiesScreen })
