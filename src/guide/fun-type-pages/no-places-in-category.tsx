import { Link } from '@tanstack/react-router'
import { Shapes } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyHills } from '../art/ring-art.tsx'
import type { FunTypesSection } from './fun-types-section.ts'

export const NoPlacesInCategory = ({ section }: { section: FunTypesSection }) => (
  <EmptyState
    art={<EmptyHills />}
    heading="No places found"
    level={2}
    actions={
      <Link to={`/${section}`} className={buttonClass('primary')}>
        <Shapes className="size-5" />
        See all kinds of fun
      </Link>
    }
  >
    There is nothing here yet. The other kinds of fun are a tap away.
  </EmptyState>
)
