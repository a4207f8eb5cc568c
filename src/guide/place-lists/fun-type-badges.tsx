import { Badge } from '../../ui/badge.tsx'
import { NamedIcon } from '../../ui/named-icon.tsx'
import type { PlaceFunType } from './place.schema.ts'

export const FunTypeBadges = ({ funTypes }: { funTypes: readonly PlaceFunType[] }) => (
  <div className="flex flex-wrap gap-1.5">
    {funTypes.map(({ slug, name, funTypeName, icon }) => (
      <Badge key={slug} className={`ft-${slug} bg-(--ft-soft) text-(--ft-text)`}>
        <NamedIcon name={icon} />
        {funTypeName || name}
      </Badge>
    ))}
  </div>
)
