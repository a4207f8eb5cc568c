import { ChevronDown, Keyboard } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { MultiSelect } from '../../ui/multi-select.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Pages } from '../../ui/pages.tsx'
import type { AdminPlaceList } from '../places/admin-place.schema.ts'
import { pageSizes } from '../places/admin-place-list.ts'
import { type PlaceColumn, placeColumns } from '../places/place-columns.ts'

interface AdminPlacePagesProps {
  pagination: AdminPlaceList['pagination']
  onPage: (page: number) => void
  onLimit: (limit: number) => void
  columns: readonly PlaceColumn[]
  onColumns: (names: readonly string[]) => void
  onKeys: () => void
}

/** The way through the list, and how it is shown. */
export const AdminPlacePages = ({
  pagination,
  onPage,
  onLimit,
  onKeys,
  ...columns
}: AdminPlacePagesProps) => (
  <div className="flex flex-wrap items-end justify-between gap-x-6">
    <Pages {...pagination} amount={`${pagination.total} places`} onPage={onPage} />
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button look="ghost" onClick={onKeys}>
        <Keyboard className="size-4.5" />
        Keys
      </Button>
      <Columns {...columns} />
      <PageSize limit={pagination.limit} onLimit={onLimit} />
    </div>
  </div>
)

const Columns = ({ columns, onColumns }: Pick<AdminPlacePagesProps, 'columns' | 'onColumns'>) => (
  <MultiSelect
    className="inline-flex min-h-11 items-center gap-1.5 rounded-md border-[1.5px] border-control-border bg-surface px-3.5 text-sm hover:bg-surface-hover"
    label="Columns"
    options={Object.entries(placeColumns).map(([value, label]) => ({ value, label }))}
    values={[...columns]}
    onValuesChange={onColumns}
  >
    Columns
    <ChevronDown className="size-[17px] text-text-subtle" />
  </MultiSelect>
)

function PageSize({ limit, onLimit }: { limit: number; onLimit: (limit: number) => void }) {
  const id = useId()
  return (
    <div className="flex items-center gap-2 text-sm">
      <label htmlFor={id}>Places per page</label>
      <NativeSelect id={id} value={limit} onChange={({ target }) => onLimit(Number(target.value))}>
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </NativeSelect>
    </div>
  )
}
