import { LostPin } from '../places/ring-art.tsx'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** In place of a screen whose data could not be had, or that broke; says nothing of the cause. */
export const ErrorScreen = () => (
  <main id="main" tabIndex={-1} className="page-width pt-12 outline-none">
    <title>Something went wrong</title>
    <EmptyState
      art={<LostPin />}
      heading="Something went wrong on our side"
      level={1}
      actions={
        <>
          <button type="button" className={buttonClass('primary')} onClick={() => window.location.reload()}>
            Try again
          </button>
          <a href="/" className={buttonClass('outline')}>
            Back to Home
          </a>
        </>
      }
    >
      The page could not be loaded. Please try again in a moment.
    </EmptyState>
  </main>
)
