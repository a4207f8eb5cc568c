import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LostPin } from '../art/lost-pin.tsx'

/** For a city nobody knows, and for a list of places that could not be had. */
export const CityNotFound = ({ citySlug }: { citySlug: string }) => (
  <main id="main" tabIndex={-1} className="wide-width pt-12 outline-none">
    <title>City Not Found</title>
    <EmptyState
      art={<LostPin />}
      heading="City Not Found"
      level={1}
      actions={
        <Link to="/" className={buttonClass('primary')}>
          <ArrowLeft className="size-5" />
          Back to Home
        </Link>
      }
    >
      We couldn't find any family attractions for "{citySlug}". Try searching for a different European city.
    </EmptyState>
  </main>
)
