import { Button } from '../../ui/button.tsx'

interface LoadingProps {
  hasFailed: boolean
  onRetry: () => void
}

/** In the place of content that is on its way, or did not come. */
export const LoadingOrFailed = ({ hasFailed, onRetry }: LoadingProps) =>
  hasFailed ? (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>This could not be loaded.</p>
      <Button look="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  ) : (
    <p role="status" className="text-text-muted">
      Loading...
    </p>
  )

/** The same above content that stays while it cannot be read again, which may be old then. */
export const UnlessLoaded = ({
  isThere,
  className = 'mb-4',
  ...loading
}: LoadingProps & { isThere: boolean; className?: string }) =>
  (loading.hasFailed || !isThere) && (
    <div className={className}>
      <LoadingOrFailed {...loading} />
    </div>
  )
