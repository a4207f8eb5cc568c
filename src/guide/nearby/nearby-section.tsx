import { Link } from '@tanstack/react-router'
import { Blocks, type LucideIcon, SquareParking, Toilet, TrainFront, Utensils } from 'lucide-react'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { formatSeasonDay } from '../seasons/open-season.ts'
import type { Nearby, NearbyThing } from './nearby.schema.ts'
import type { NearbyKind } from './nearby-kinds.ts'
import { featuresOf, howFarToIt, whatIsThere } from './nearby-words.ts'

const icons: Readonly<Record<NearbyKind, LucideIcon>> = {
  ...{ stop: TrainFront, parking: SquareParking, toilets: Toilet, playground: Blocks, eat: Utensils },
}

interface NearbySectionProps {
  nearby: Nearby | null
  /** True when nobody has measured where the place lies, from which all of it is reckoned. */
  isRough?: boolean
}

/** What lies within a walk, as far as the map has it; nothing at all where it has nothing. */
export function NearbySection({ nearby, isRough = false }: NearbySectionProps) {
  if (!nearby || nearby.things.length === 0) return null
  const { readOn, things } = nearby
  return (
    <section className="rounded-xl border border-border bg-surface px-4.5 pt-4.5 pb-4 sm:px-6 sm:pt-5">
      <h2 className="mb-1.5 text-[1.375rem] leading-tight">Nearby</h2>
      <ul className="divide-y divide-border">
        {things.map((thing) => (
          <NearbyRow key={thing.kind} thing={thing} />
        ))}
      </ul>
      <p className="mt-2 text-xs text-text-subtle">
        {isRough &&
          'From about where the place lies: nobody has measured it yet, so all of this may be off. '}
        In a straight line; the way on foot may be longer. ©&nbsp;
        <OutsideLink href="https://www.openstreetmap.org/copyright" className="underlined">
          OpenStreetMap contributors
        </OutsideLink>
        , {formatSeasonDay(readOn)} {readOn.slice(0, 4)}
      </p>
    </section>
  )
}

function NearbyRow({ thing }: { thing: NearbyThing }) {
  const { kind, name, placeSlug } = thing
  const Icon = icons[kind]
  const features = featuresOf(thing)
  return (
    <li className="nearby-line">
      <span className="grid size-[38px] place-items-center rounded-lg bg-surface-hover text-link">
        <Icon className="size-5" />
      </span>
      <span className="[overflow-wrap:anywhere]">
        <span className={name ? 'block text-xs text-text-muted' : 'font-semibold'}>
          {whatIsThere(thing)}{' '}
        </span>
        {name &&
          (placeSlug ? <OwnPlace slug={placeSlug} name={name} /> : <b className="font-semibold">{name}</b>)}
        {features && <span className="block text-xs text-text-muted"> {features}</span>}
      </span>
      <span className="text-right whitespace-nowrap tabular-nums"> {howFarToIt(thing)}</span>
    </li>
  )
}

/** A place of the guide itself. */
const OwnPlace = ({ slug, name }: { slug: string; name: string }) => (
  <Link
    to="/funplace/$placeSlug"
    params={{ placeSlug: slug }}
    className="underlined inline-flex min-h-6 items-center font-semibold"
  >
    {name}
  </Link>
)
