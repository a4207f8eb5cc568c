import { Link } from '@tanstack/react-router'
import { useOurFamily } from '../family/our-family.tsx'

interface BestForUsLinkProps {
  citySlug: string
  funTypeSlug: string
}

/** For a visitor with a family: the city's own list of the same places can put first what fits it best. */
export function BestForUsLink({ citySlug, funTypeSlug }: BestForUsLinkProps) {
  const ours = useOurFamily()
  if (!ours) return null
  return (
    <Link
      to="/funcity/$citySlug"
      params={{ citySlug }}
      search={{ radius: '100', funTypes: funTypeSlug, featured: 'false' }}
      onClick={() => ours.orderByFit(true)}
      className="text-link underline underline-offset-3"
    >
      Best for us first
    </Link>
  )
}
