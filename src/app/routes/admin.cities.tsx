import { createFileRoute, useSearch } from '@tanstack/react-router'
import { AdminCitiesScreen } from '../../editing/city-list/admin-cities-screen.tsx'

export const Route = createFileRoute('/admin/cities')({ component: Cities })

function Cities() {
  const { isStale }: { isStale?: string } = useSearch({ from: '/admin/cities' })
  return <AdminCitiesScreen areStale={isStale === 'true'} />
}
