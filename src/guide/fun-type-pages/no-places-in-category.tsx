import { Link } from '@tanstack/react-router'
import { Shapes } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyHills } from '../art/empty-hills.tsx'
import type { FunTypesSection } from './fun-types-section.ts'
import type { ShownWhere } from './where.ts'

interface NoPlacesInCategoryProps {
  section: FunTypesSection
  slug: string
  where: ShownWhere
}

export const NoPlacesInCategory = ({ section, slug, where }: NoPlacesInCategoryProps) => (
  <EmptyState
    art={<EmptyHills />}
    heading="No places found"
    level={2}
    actions={
      <>
        {where.country && (
          <Link to={`/${section}/$slug`} params={{ slug }} className={buttonClass('primary')}>
            Look in all of Europe
          </Link>
        )}
        <Link to={`/${section}`} className={buttonClass(where.country ? 'soft' : 'primary')}>
          <Shapes className="size-5" />
          See all kinds of fun
        </Link>
      </>
    }
  >
    There is nothing here yet. The other kinds of fun are a tap away.
  </EmptyState>
)
