import {
  Accessibility,
  Baby,
  CalendarDays,
  House,
  Landmark,
  type LucideIcon,
  MapPin,
  PawPrint,
  Radius,
  Smile,
  TreePine,
  Waves,
} from 'lucide-react'
import { Fragment, type ReactNode } from 'react'

const paper = 'bg-[light-dark(#fff,var(--surface-hover))] shadow-xs'

export const FactsDiagram = () => (
  <div className="flex flex-wrap gap-2.5">
    <Chip icon={Baby} colour={paper}>
      Ages 3–12
    </Chip>
    {/* In its own row where two do not fit beside it: the picture holds three. */}
    <Chip icon={Accessibility} colour={`${paper} max-[389px]:order-1`}>
      Wheelchair accessible
    </Chip>
    <Chip icon={House} colour={paper}>
      Indoor
    </Chip>
    <Chip icon={PawPrint} colour="ft-zoo bg-(--ft-soft) text-(--ft-text)">
      Zoo
    </Chip>
    <Chip icon={Smile} colour="ft-playground bg-(--ft-soft) text-(--ft-text)">
      Playground
    </Chip>
  </div>
)

const Chip = ({
  icon: Icon,
  colour,
  children,
}: {
  icon: LucideIcon
  colour: string
  children: ReactNode
}) => (
  <span className={`inline-flex min-h-8.5 items-center gap-1.5 rounded-full pr-3 pl-2.5 ${colour}`}>
    <Icon className="size-4" />
    {children}
  </span>
)

const steps = [
  ['City', MapPin],
  ['Radius', Radius],
  ['Season', CalendarDays],
  ['Fun', Smile],
] as const

export const StepsDiagram = () => (
  <div className="flex items-center">
    {steps.map(([word, Icon], index) => (
      <Fragment key={word}>
        {index > 0 && (
          <div className="-mx-2 mb-7 h-0 flex-1 border-t-3 border-dotted border-link opacity-60" />
        )}
        <div className="grid w-16 flex-none justify-items-center gap-2 text-center leading-tight sm:w-19">
          <span
            className={`grid size-12 place-items-center rounded-full ${index === steps.length - 1 ? 'bg-(--sun-400) text-on-accent' : paper}`}
          >
            <Icon className="size-5" />
          </span>
          {word}
        </div>
      </Fragment>
    ))}
  </div>
)

const pins = [
  ['museum', Landmark, 150, 54],
  ['playground', Smile, 282, 70],
  ['waterpark', Waves, 242, 132],
  ['outdoor', TreePine, 92, 94],
  ['zoo', PawPrint, 328, 120],
] as const

export const MapDiagram = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 400 172"
    preserveAspectRatio="xMidYMid slice"
    className="absolute inset-0 size-full"
  >
    <rect width="400" height="172" fill="var(--map-land)" />
    <path
      d="M0 30C60 10 110 60 90 110S20 150-10 150ZM300-10c50 10 70 60 120 60v-80Z"
      fill="var(--map-park)"
    />
    <path
      d="M-10 132c90-60 150 10 230-30s110-70 200-60"
      fill="none"
      stroke="var(--map-water)"
      strokeWidth="22"
    />
    <g fill="none" stroke="var(--map-ring)" strokeWidth="1.8" strokeDasharray="1 7" strokeLinecap="round">
      <circle cx="206" cy="88" r="44" />
      <circle cx="206" cy="88" r="84" />
      <circle cx="206" cy="88" r="130" />
    </g>
    <circle cx="206" cy="88" r="9" fill="var(--sun-400)" stroke="var(--text)" strokeWidth="3" />
    {pins.map(([funType, Icon, x, y]) => (
      <g key={funType} className={`ft-${funType}`} transform={`translate(${x} ${y})`}>
        <circle r="16" fill="var(--ft)" stroke="var(--surface)" strokeWidth="3" />
        <Icon x="-9" y="-9" width="18" height="18" color="var(--on-ft)" />
      </g>
    ))}
  </svg>
)
