import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LostPin } from '../art/lost-pin.tsx'

/** For a list of places that could not be had, through our fault. */
export const PlacesUnavailable = () => (
  <EmptyState
    art={<LostPin />}
    heading="These places could not be loaded"
    level={2}
    actions={
      <Button onClick={() => window.location.reload()} className="noscript:hidden">
        Try again
      </Button>
    }
  >
    Something went wrong on our side. Please try again in a moment.
  </EmptyState>
)
