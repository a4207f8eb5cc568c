import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyHills } from '../art/empty-hills.tsx'

export const EmptyPlan = () => (
  <div className="page-width py-8">
    <EmptyState
      art={<EmptyHills />}
      level={1}
      heading="Your plan is empty"
      actions={
        <Link to="/" className={buttonClass('accent', 'lg')}>
          Find places
        </Link>
      }
    >
      Tap the heart on any place. Here you put the places on days, see whether they are open then and how far
      they lie apart. The plan stays on this device until you share it.
    </EmptyState>
  </div>
)
