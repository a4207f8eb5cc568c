import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LostPin } from '../art/lost-pin.tsx'
import { type FunTypesSection, sectionNames } from './fun-types-section.ts'

/** For a fun type nobody knows. */
export const CategoryNotFound = ({ section, slug }: { section: FunTypesSection; slug: string }) => (
  <main id="main" tabIndex={-1} className="page-width pt-12 outline-none">
    <title>Category Not Found</title>
    <EmptyState
      art={<LostPin />}
      heading="Category Not Found"
      level={1}
      actions={
        <Link to={`/${section}`} className={buttonClass('primary')}>
          <ArrowLeft className="size-5" />
          Back to {sectionNames[section]}
        </Link>
      }
    >
      There is no kind of fun called "{slug}". It may have been renamed.
    </EmptyState>
  </main>
)
