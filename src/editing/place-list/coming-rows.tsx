import { Skeleton } from '../../ui/skeleton.tsx'

export const ComingRows = () => (
  <div className="grid gap-3 p-4">
    <p role="status" className="sr-only">
      Loading...
    </p>
    {['1', '2', '3', '4', '5', '6'].map((key) => (
      <Skeleton key={key} className="h-11" />
    ))}
  </div>
)
