import { createFileRoute, useSearch } from '@tanstack/react-router'
import { FreshnessScreen } from '../../editing/freshness/freshness-screen.tsx'

export const Route = createFileRoute('/admin/freshness')({ component: Freshness })

function Freshness() {
  const { city }: { city?: string } = useSearch({ from: '/admin/freshness' })
  return <FreshnessScreen cityId={/^[1-9]\d{0,8}$/.test(city ?? '') ? Number(city) : undefined} />
}
