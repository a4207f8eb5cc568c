import { createFileRoute, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { tabOfSearch } from '../../editing/imports/import-run-address.ts'
import { ImportRunScreen } from '../../editing/imports/import-run-screen.tsx'
import { NoSuchScreen } from '../../office/shell/no-such-screen.tsx'

export const Route = createFileRoute('/admin/imports_/$runId')({ component: ImportOfAddress })

const from = '/admin/imports_/$runId'

function ImportOfAddress() {
  const navigate = useNavigate()
  const { runId } = useParams({ from })
  const { tab, page } = tabOfSearch(useSearch({ from }))
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
