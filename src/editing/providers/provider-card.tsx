import { Link } from '@tanstack/react-router'
import { Check, CircleAlert, CircleCheck, Globe, KeyRound, Map as MapIcon, Wrench } from 'lucide-react'
import { useId } from 'react'
import type { ProviderStatus } from '../../gathering/imports/fetch-places.schema.ts'
import type { PlacesProviderName } from '../../gathering/providers/provider.ts'
import { providerTitles } from '../../gathering/providers/provider-titles.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Meter } from '../../ui/meter.tsx'

type Details = ProviderStatus['details'][number]

const texts: Record<PlacesProviderName, { cost: string; points: readonly string[]; Icon: typeof Globe }> = {
  openstreetmap: {
    cost: 'Free',
    points: ['Mapped by volunteers, updated daily', 'Opening hours, ages, access', 'No key needed'],
    Icon: MapIcon,
  },
  geoapify: {
    cost: '3,000 credits per day free, then 0.001 dollars per credit',
    points: ['OpenStreetMap and further sources'],
    Icon: Globe,
  },
}

export function ProviderCard({ details, isCurrent }: { details: Details; isCurrent: boolean }) {
  const { name, isAvailable, credits, problem } = details
  const { cost, points, Icon } = texts[name]
  const id = useId()
  const keyPoint = isAvailable ? 'API key saved' : problem ? 'Has an API key saved' : 'Needs an API key'
  return (
    <article
      aria-labelledby={id}
      className={`flex flex-col gap-4 rounded-[20px] border bg-surface p-5 sm:p-6 ${isCurrent ? 'border-primary ring-1 ring-primary' : 'border-border'}`}
    >
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <span className="grid size-12 flex-none place-items-center rounded-[14px] bg-primary-soft text-on-primary-soft">
          <Icon className="size-6" />
        </span>
        <div className="min-w-0 flex-1 basis-40">
          <h2 id={id} className="text-[1.25rem]!">
            {providerTitles[name]}
          </h2>
          <p className="text-sm text-text-muted">{cost}</p>
        </div>
        <Availability isAvailable={isAvailable} />
      </header>
      <ul className="grid gap-1.5 text-sm text-text-muted">
        {[...points, ...(name === 'geoapify' ? [keyPoint] : [])].map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check className="mt-0.75 size-4 flex-none text-primary" />
            {point}
          </li>
        ))}
      </ul>
      <footer className="mt-auto grid gap-3">
        {isAvailable && credits && (
          <Meter
            label="Credits today"
            value={credits.usedToday}
            max={credits.usedToday + credits.leftToday}
          />
        )}
        {isAvailable && credits && (
          <p className="text-sm text-text-muted tabular-nums">
            {credits.leftToday.toLocaleString('en')} credits left today
          </p>
        )}
        {isCurrent && (
          <p className="flex items-center gap-2 text-sm font-semibold text-primary">
            <CircleCheck className="size-4.5" />
            Current provider
          </p>
        )}
        {problem && (
          <p className="flex items-start gap-2 rounded-[14px] bg-danger-soft p-3.5 text-sm text-on-danger-soft [overflow-wrap:anywhere]">
            <CircleAlert className="mt-0.5 size-4.5 flex-none" />
            {problem}.
          </p>
        )}
        {!isAvailable && (
          <Link to="/admin/config" className={buttonClass('outline', 'md', 'justify-self-start')}>
            <KeyRound className="size-4.5" />
            {problem ? 'Enter the key again' : 'Add API key'}
          </Link>
        )}
      </footer>
    </article>
  )
}

const Availability = ({ isAvailable }: Pick<Details, 'isAvailable'>) =>
  isAvailable ? (
    <Badge className="bg-success-soft text-on-success-soft">
      <Check />
      Available
    </Badge>
  ) : (
    <Badge className="bg-accent-soft text-on-accent-soft">
      <Wrench />
      Requires Setup
    </Badge>
  )
