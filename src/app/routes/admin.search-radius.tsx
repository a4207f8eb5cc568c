import { createFileRoute } from '@tanstack/react-router'
import { SearchRadiusScreen } from '../../editing/search-radius/search-radius-screen.tsx'

export const Route = createFileRoute('/admin/search-radius')({ component: SearchRadiusScreen })
