import { Link } from '@tanstack/react-router'
import { Heart } from 'lucide-react'

/** Every page has it, and shows it where the browser keeps a plan. */
export const PlanLink = () => (
  <Link to="/plan" aria-label="My plan" className="plan-link button button-ghost button-icon">
    <Heart className="size-5" />
  </Link>
)
