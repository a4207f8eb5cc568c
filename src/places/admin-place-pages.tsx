import { Button } from '../ui/button.tsx'
import type { AdminPlaceList } from './admin-place.schema.ts'
import { pageText } from './admin-place-list.ts'

interface AdminPlacePagesProps {
  pagination: AdminPlaceList['pagination']
  onPage: (page: number) => void
}

export function AdminPlacePages({ pagination, onPage }: AdminPlacePagesProps) {
  const { page, totalPages, total } = pagination
  const step = (name: string, target: number) => (
    <Button
      look="outline"
      disabled={target === page || target < 1 || target > totalPages}
      onClick={() => onPage(target)}
    >
      {name}
    </Button>
  )
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center gap-2">
      {step('First', 1)}
      {step('Previous', page - 1)}
      <p role="status" className="px-2.5 text-sm">
        {pageText(page, totalPages, total)}
      </p>
      {step('Next', page + 1)}
      {step('Last', totalPages)}
    </nav>
  )
}
