import { Link } from '@tanstack/react-router'
import { ArrowLeft, Search } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LostPin } from '../art/lost-pin.tsx'

export const PlaceNotFound = () => (
  <main id="main" tabIndex={-1} className="page-width pt-12 outline-none">
    <title>Place Not Found</title>
    <EmptyState
      art={<LostPin />}
      heading="Place Not Found"
      level={1}
      actions={
        <>
          <Link to="/" className={buttonClass('primary')}>
            <ArrowLeft className="size-5" />
            Back to Home
          </Link>
          <Link to="/search" search={{}} className={buttonClass('outline')}>
            <Search className="size-5" />
            Search places
          </Link>
        </>
      }
    >
      We couldn't find details for this attraction. It may have been removed or the link is incorrect.
    </EmptyState>
  </main>
)
