import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router'
import { filtersOfSearch, searchOfFilters } from '../../editing/imports/import-run-address.ts'
import { ImportsScreen } from '../../editing/imports/imports-screen.tsx'

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
