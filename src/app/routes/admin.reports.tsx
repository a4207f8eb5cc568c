import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router'
import { DecidedScreen } from '../../editing/reports/decided-screen.tsx'
import { ReportsScreen } from '../../editing/reports/reports-screen.tsx'

export const Route = createFileRoute('/admin/reports')({ component: Reports })

type Search = { state?: string; search?: string; page?: string }

function Reports() {
  const navigate = useNavigate()
  const { state, search = '', page }: Search = useSearch({ from: '/admin/reports' })
  const at = /^[1-9]\d{0,3}$/.test(page ?? '') ? Number(page) : 1
  const move = (part: { search?: string; page?: number }) => {
    const { search: text, page: number } = { search, page: at, ...part }
    void navigate({
      to: '.',
      search: {
        ...(state && { state }),
        ...(text && { search: text }),
        ...(number > 1 && { page: String(number) }),
      },
      replace: true,
    })
  }
  return state === 'decided' ? (
    <DecidedScreen search={search} page={at} onChange={move} />
  ) : (
    <ReportsScreen position={at} onMove={(position) => move({ page: position })} />
  )
}
