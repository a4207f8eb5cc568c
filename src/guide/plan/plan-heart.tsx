import { type ReactNode, useSyncExternalStore } from 'react'
import { tellUnreachable } from '../../ui/network-note.tsx'
import { isPlanned, onPlanChange } from './planned.ts'

interface PlanHeartProps {
  slug: string
  name: string
  formerSlugs?: readonly string[]
  className?: string
  children?: ReactNode
}

/** Puts a place into the plan, or takes it out. The server knows no plan: there it never is in. */
export const PlanHeart = ({
  slug,
  name,
  formerSlugs,
  className = 'card-heart',
  children,
}: PlanHeartProps) => (
  <button
    type="button"
    className={`heart ${className}`}
    aria-pressed={useSyncExternalStore(
      onPlanChange,
      () => !!isPlanned(slug, formerSlugs),
      () => false,
    )}
    aria-label={`Plan ${name}`}
    onClick={() =>
      import('./toggle-planned.tsx').then(
        ({ togglePlanned }) => togglePlanned(slug, name, formerSlugs),
        tellUnreachable,
      )
    }
  >
    {children}
  </button>
)
