import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router'
import { DeletionsScreen } from '../../editing/history/deletions-screen.tsx'

export const Route = createFileRoute('/admin/history')({ component: Deleted })

function Deleted() {
  const navigate = useNavigate()
  const { search = '', page }: { search?: string; page?: string } = useSearch({ from: '/admin/history' })
  return (
    <DeletionsScreen
      search={search}
      page={/^[1-9]\d{0,3}$/.test(page ?? '') ? Number(page) : 1}
      onChange={(part) => {
        const { search: text, page: number } = { search, page: 1, ...part }
        void navigate({
          to: '.',
          search: { ...(text && { search: text }), ...(number > 1 && { page: String(number) }) },
          replace: part.page === undefined || part.search !== undefined,
        })
      }}
    />
  )
}
