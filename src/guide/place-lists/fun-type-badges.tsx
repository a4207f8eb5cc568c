import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { NamedIcon } from '../../ui/named-icon.tsx'
import type { PlaceFunType } from './place.schema.ts'

const plain =
  'max-md:min-h-5 max-md:bg-transparent max-md:p-0 max-md:pr-1 max-md:font-medium max-md:whitespace-normal max-md:text-text-muted max-md:[&>svg]:text-(--ft)'

interface FunTypeBadgesProps {
  funTypes: readonly PlaceFunType[]
  /** Words with an icon where there is little room. */
  isPlainOnPhones?: boolean
}

export const FunTypeBadges = ({ funTypes, isPlainOnPhones = false }: FunTypeBadgesProps) => (
  <div className={classNames('flex flex-wrap gap-1.5', isPlainOnPhones && 'max-md:gap-y-0')}>
    {funTypes.map(({ slug, name, funTypeName, icon }) => (
      <Badge
        key={slug}
        className={classNames(`ft-${slug} bg-(--ft-soft) text-(--ft-text)`, isPlainOnPhones && plain)}
      >
        <NamedIcon name={icon} />
        {funTypeName || name}
      </Badge>
    ))}
  </div>
)
