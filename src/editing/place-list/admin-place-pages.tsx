import { Pages } from '../../ui/pages.tsx'
import type { AdminPlaceList } from '../places/admin-place.schema.ts'

interface AdminPlacePagesProps {
  pagination: AdminPlaceList['pagination']
  onPage: (page: number) => void
}

export const AdminPlacePages = ({ pagination, onPage }: AdminPlacePagesProps) => (
  <Pages {...pagination} amount={`${pagination.total} places`} onPage={onPage} />
)
