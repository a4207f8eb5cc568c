import {
  Building,
  FerrisWheel,
  Fish,
  Landmark,
  type LucideProps,
  PawPrint,
  Smile,
  Star,
  TreePine,
  Volleyball,
  Waves,
} from 'lucide-react'

const icons = { Building, FerrisWheel, Fish, Landmark, PawPrint, Smile, Star, TreePine, Volleyball, Waves }

export const hasIcon = (name: string): name is keyof typeof icons => Object.hasOwn(icons, name)

/** An icon whose name is stored as data; unknown names are a building. */
export function NamedIcon({ name, ...props }: LucideProps & { name: string }) {
  const Icon = hasIcon(name) ? icons[name] : Building
  return <Icon {...props} />
}
