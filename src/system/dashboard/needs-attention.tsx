import { Link } from '@tanstack/react-router'
import {
  Building2,
  CircleAlert,
  CirclePause,
  ClockAlert,
  EyeOff,
  Hourglass,
  Image,
  LoaderCircle,
  type LucideIcon,
  MapPinOff,
  MessageCircle,
  TriangleAlert,
  Unlink,
} from 'lucide-react'
import { useMay } from '../../office/accounts/current-user/may.tsx'
import { buttonClass } from '../../ui/button.tsx'
import type { Concern } from './concern.ts'

export const NeedsAttention = ({ concerns }: { concerns: readonly Concern[] }) => (
  <section
    aria-labelledby="needs-attention"
    className="overflow-hidden rounded-[20px] border border-border bg-surface"
  >
    <h2 id="needs-attention" className="flex items-center gap-2.5 px-5 py-4 text-[1.25rem]!">
      Needs attention
      <span className="grid min-h-6.5 min-w-6.5 place-items-center rounded-full bg-primary-soft px-2 font-sans text-xs font-semibold tracking-normal text-on-primary-soft tabular-nums">
        {concerns.length}
      </span>
    </h2>
    {concerns.length === 0 && (
      <p className="border-t border-border px-5 py-4 text-sm text-text-muted">
        Every import went through, and every place has what it needs.
      </p>
    )}
    <ul>
      {concerns.map((concern) => (
        <Row key={concern.title} concern={concern} />
      ))}
    </ul>
  </section>
)

function Row({ concern: { kind, title, text, action, to, search = {} } }: { concern: Concern }) {
  const { icon: Icon, className } = looks[kind]
  const mayAct = useMay('editor')
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-t border-border px-5 py-3.5 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className={`grid size-11 flex-none place-items-center rounded-[12px] ${className}`}>
        <Icon className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-text-muted">{text}</p>
      </div>
      {to !== undefined && mayAct && (
        <Link
          to={to as '/admin'}
          search={search}
          aria-label={`${action}: ${title}`}
          className={buttonClass('soft', 'md', 'max-sm:col-start-2 max-sm:justify-self-start')}
        >
          {action}
        </Link>
      )}
    </li>
  )
}

const calm = 'bg-surface-sunken text-text-muted'
const warm = 'bg-accent-soft text-on-accent-soft'

const looks: Record<Concern['kind'], { icon: LucideIcon; className: string }> = {
  warning: { icon: TriangleAlert, className: 'bg-danger-soft text-on-danger-soft' },
  report: { icon: MessageCircle, className: warm },
  paused: { icon: CirclePause, className: warm },
  later: { icon: Hourglass, className: calm },
  import: { icon: CircleAlert, className: 'bg-danger-soft text-on-danger-soft' },
  running: { icon: LoaderCircle, className: calm },
  gone: { icon: MapPinOff, className: warm },
  refused: { icon: EyeOff, className: warm },
  website: { icon: Unlink, className: warm },
  hours: { icon: ClockAlert, className: warm },
  photo: { icon: Image, className: calm },
  stale: { icon: Building2, className: calm },
}
