import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { NoSuchScreen } from '../admin/no-such-screen.tsx'
import { tabOfSearch } from '../imports/import-run-address.ts'
import { ImportRunScreen } from '../imports/import-run-screen.tsx'

export const Route = createFileRoute('/admin/imports_/$runId')({ component: ImportOfAddress })

function ImportOfAddress() {
  const navigate = useNavigate()
  const { runId } = Route.useParams()
  const { tab, page } = tabOfSearch(Route.useSearch())
  if (!/^[1-9]\d{0,8}$/.test(runId)) return <NoSuchScreen />
  return (
    <ImportRunScreen
      key={runId}
      id={Number(runId)}
      {...{ tab, page }}
      onChange={(part) =>
        void navigate({
          to: '.',
          search: { tab: part.tab, ...(part.page > 1 && { page: String(part.page) }) },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
