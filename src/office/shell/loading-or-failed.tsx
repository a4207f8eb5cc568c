import { Button } from '../../ui/button.tsx'

/** In the place of content that is on its way, or did not come. */
export const LoadingOrFailed = ({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) =>
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
