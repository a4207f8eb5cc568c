import { ArrowDown, Crosshair, Fish, Landmark, MapPin, PawPrint, Smile } from 'lucide-react'
import type { ReactNode } from 'react'
import { SceneArt } from '../../guide/art/place-art.tsx'

const chip =
  'inline-flex min-h-8.5 items-center gap-1.5 rounded-full bg-surface px-3 text-xs font-semibold shadow-xs [&>svg]:size-4 [&>svg]:text-link'

/** Places found on a map. */
export const MapPicture = () => (
  <Drawing>
    <rect width="300" height="150" fill="var(--map-land)" />
    <path
      d="M-10 20c50-30 100 0 96 44s-60 60-96 54ZM210 96c30-26 70-20 110-10v80H190c-10-30 0-54 20-70Z"
      fill="var(--map-park)"
    />
    <path
      d="M-10 120c70-10 90-70 160-66s90 50 170 20"
      fill="none"
      stroke="var(--map-water)"
      strokeWidth="17"
    />
    <g fill="none" strokeLinecap="round">
      <path d="M40-10 120 170M-10 66l320 40" stroke="var(--map-road)" strokeWidth="6" />
      <path d="M230-10c-30 60-10 110 10 170" stroke="var(--map-road-major)" strokeWidth="8" />
    </g>
    <Pin funType="zoo" x={62} y={60}>
      <PawPrint {...icon} />
    </Pin>
    <Pin funType="playground" x={250} y={112}>
      <Smile {...icon} />
    </Pin>
    <circle cx="166" cy="38" r="23" fill="var(--sun-400)" />
    <Pin funType="museum" x={166} y={38}>
      <Landmark {...icon} />
    </Pin>
  </Drawing>
)

/** A position that becomes an address. */
export const PositionPicture = () => (
  <div aria-hidden="true" className="grid h-full content-center justify-items-center gap-1.5">
    <span className={`${chip} tabular-nums`}>
      <Crosshair />
      48.1823, 16.3030
    </span>
    <ArrowDown className="size-5.5 text-link" />
    <span className={chip}>
      <MapPin />
      Maxingstraße 13b, Vienna
    </span>
  </div>
)

/** A road between two points, and how long it takes. */
export const RoutePicture = () => (
  <>
    <Drawing>
      <g fill="none" strokeLinecap="round">
        <path
          d="M60 104c30-60 70-20 96-44s40-34 84-22"
          stroke="var(--petrol-400)"
          strokeOpacity=".3"
          strokeWidth="14"
        />
        <path d="M60 104c30-60 70-20 96-44s40-34 84-22" stroke="var(--link)" strokeWidth="5" />
      </g>
      <circle cx="60" cy="104" r="11" fill="var(--sun-400)" stroke="var(--text)" strokeWidth="4" />
      <Pin funType="aquarium" x={240} y={38}>
        <Fish {...icon} />
      </Pin>
    </Drawing>
    <span aria-hidden="true" className={`${chip} absolute right-[18%] bottom-[24%] tabular-nums`}>
      9 min · 3.1 km
    </span>
  </>
)

/** A picture that names who made it. */
export const PhotoPicture = () => (
  <>
    <SceneArt name="outdoor-mountains" mood={1} flip={false} />
    <span
      aria-hidden="true"
      className="absolute bottom-2 left-2 max-w-[calc(100%-16px)] rounded-full bg-[oklch(.16_.03_235/.8)] px-3 py-1 text-xs font-medium text-[#fff]"
    >
      Photo: its photographer, by name
    </span>
  </>
)

const icon = { x: -9, y: -9, width: 18, height: 18, color: 'var(--on-ft)' }

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 300 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
    {children}
  </svg>
)

type PinProps = { funType: string; x: number; y: number; children: ReactNode }

const Pin = ({ funType, x, y, children }: PinProps) => (
  <g className={`ft-${funType}`} transform={`translate(${x} ${y})`}>
    <circle r="17" fill="var(--ft)" stroke="var(--surface)" strokeWidth="3" />
    {children}
  </g>
)
