import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router'
import { AdminPlacesScreen } from '../../editing/place-list/admin-places-screen.tsx'
import { adminSearchOf, changed, filtersOfAdminSearch } from '../../editing/places/admin-place-list.ts'

export const Route = createFileRoute('/admin/places')({ component: Places })

function Places() {
  const navigate = useNavigate()
  return (
    <AdminPlacesScreen
      filters={filtersOfAdminSearch(useSearch({ from: '/admin/places' }))}
      onChange={(part, isStep = false) =>
        navigate({
          to: '.',
          // From the address as it is then: a search that waited must not undo a filter that was set meanwhile.
          search: (search: Record<string, string>) =>
            adminSearchOf(changed(filtersOfAdminSearch(search), part)),
          // A page is a step that one goes back from; each letter of a search is none.
          replace: !isStep,
          resetScroll: 'page' in part,
        })
      }
    />
  )
}
