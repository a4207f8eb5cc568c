import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { NamedIcon } from '../../ui/named-icon.tsx'
import type { PlaceFunType } from './place.schema.ts'

interface FunTypeBadgesProps {
  funTypes: readonly PlaceFunType[]
  /** Words with an icon where there is little room. */
  isPlainOnPhones?: boolean
}

export const FunTypeBadges = ({ funTypes, isPlainOnPhones = false }: FunTypeBadgesProps) => (
  <div className={classNames('fun-types', isPlainOnPhones && 'plain-on-phones')}>
    {funTypes.map(({ slug, name, funTypeName, icon }) => (
      <Badge key={slug} className={`fun-type ft-${slug}`}>
        <NamedIcon name={icon} />
        {funTypeName || name}
      </Badge>
    ))}
  </div>
)
