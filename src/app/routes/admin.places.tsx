import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router'
import { AdminPlacesScreen } from '../../editing/place-list/admin-places-screen.tsx'
import { adminSearchOf, changed, filtersOfAdminSearch } from '../../editing/places/admin-place-list.ts'

export const Route = createFileRoute('/admin/places')({ component: Places })

type Search = Record<string, string>

function Places() {
  const navigate = useNavigate()
  const search: Search = useSearch({ from: '/admin/places' })
  return (
    <AdminPlacesScreen
      filters={filtersOfAdminSearch(search)}
      onChange={(part, isStep = false) =>
        navigate({
          to: '.',
          // From the address as it is then: a search that waited must not undo a filter that was set meanwhile.
          search: (search: Search) => ({
            ...adminSearchOf(changed(filtersOfAdminSearch(search), part)),
            ...given({ open: search.open, over: search.over, as: search.as }),
          }),
          // A page is a step that one goes back from; each letter of a search is none.
          replace: !isStep,
          resetScroll: 'page' in part,
        })
      }
      opened={search.open ?? ''}
      onOpened={(open) =>
        navigate({
          to: '.',
          search: (search: Search) => ({
            ...adminSearchOf(filtersOfAdminSearch(search)),
            ...given({ open, as: search.as }),
          }),
          // Back closes what was opened.
          replace: open === '',
          resetScroll: false,
        })
      }
      mode={search.as ?? ''}
      onMode={(mode) =>
        navigate({
          to: '.',
          search: (search: Search) => ({
            ...adminSearchOf(filtersOfAdminSearch(search)),
            ...given({ open: search.open, over: search.over, as: mode === 'list' ? undefined : mode }),
          }),
          resetScroll: false,
        })
      }
    />
  )
}

/** The dialog that lies over the list, the one over that, and how the list is shown. */
const given = (search: Record<string, string | undefined>): Search =>
  Object.fromEntries(Object.entries(search).flatMap(([name, text]) => (text ? [[name, text]] : [])))
