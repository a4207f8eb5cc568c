import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router'
import { ImportsScreen } from '../../editing/imports/imports-screen.tsx'
import { filtersOfSearch, searchOfFilters } from '../../gathering/imports/import-run-address.ts'

export const Route = createFileRoute('/admin/imports')({ component: Imports })

function Imports() {
  const navigate = useNavigate()
  return (
    <ImportsScreen
      filters={filtersOfSearch(useSearch({ from: '/admin/imports' }))}
      onChange={(filters) => void navigate({ to: '.', search: searchOfFilters(filters), replace: true })}
    />
  )
}
