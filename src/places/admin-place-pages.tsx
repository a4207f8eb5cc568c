import { Pages } from '../ui/pages.tsx'
import type { AdminPlaceList } from './admin-place.schema.ts'
import { pageText } from './admin-place-list.ts'

interface AdminPlacePagesProps {
  pagination: AdminPlaceList['pagination']
  onPage: (page: number) => void
}

export const AdminPlacePages = ({ pagination, onPage }: AdminPlacePagesProps) => {
  const { page, totalPages, total } = pagination
  return (
    <Pages page={page} totalPages={totalPages} onPage={onPage}>
      {pageText(page, totalPages, total)}
    </Pages>
  )
}
