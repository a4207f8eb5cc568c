import { CloudRain, Repeat2, Undo2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { formatDistance } from '../how-far/distance.ts'
import { hoursOnDay } from '../opening-hours/shown/hours-on-day.ts'
import type { OtherPlace } from '../place-lists/place.schema.ts'
import { keyInsteadOf, putBack, swappedFor, waitingFor } from '../plan/swap.ts'
import type { PlanStopProps } from './plan-props.tsx'

const strip =
  'ft-aquarium mt-2 grid gap-2 rounded-[14px] bg-(--ft-soft) p-2.5 pl-3.5 text-sm text-(--ft-text) print:hidden'
const button = 'border-current! bg-transparent! text-current! sm:ml-auto'

/** Where to go instead when it rains, one tap away; once it is swapped, the way back. */
export function RainStrip({ stop, plan, onChange, swaps }: PlanStopProps) {
  const waiting = waitingFor(plan, stop)
  if (waiting)
    return (
      <div className={strip}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <CloudRain className="size-5 flex-none" />
          <p className="min-w-0 flex-1 basis-40">
            <b className="font-semibold">Swapped for rain</b>
            <br />
            {waiting} waits here.
          </p>
          <Button
            look="outline"
            className={button}
            onClick={() =>
              onChange(putBack(stop), { said: `${waiting} is back`, focus: `more-${stop.insteadOf}` })
            }
          >
            <Undo2 className="size-4.5" />
            Put it back
          </Button>
        </div>
      </div>
    )
  const [nearest, ...others] = swaps
  if (!nearest) return null
  return (
    <section aria-label={`If it rains, instead of ${stop.name}`} className={strip}>
      <Swap stop={stop} place={nearest} onChange={onChange} />
      {others.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer">{others.length} more indoors</summary>
          {others.map((place) => (
            <Swap key={place.slug} stop={stop} place={place} onChange={onChange} />
          ))}
        </details>
      )}
    </section>
  )
}

type SwapProps = Pick<PlanStopProps, 'stop' | 'onChange'> & { place: OtherPlace }

const Swap = ({ stop, place, onChange }: SwapProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <CloudRain className="size-5 flex-none" />
    <p className="min-w-0 flex-1 basis-36">
      <span className="sr-only">If it rains: </span>
      <b className="font-semibold [overflow-wrap:anywhere]">{place.name}</b>
      <br />
      Indoors · {formatDistance(place.distance, place.isRough)} · {hoursOnDay(place.hours, stop.day).text}
    </p>
    <Button
      look="outline"
      aria-label={`Rain swap: ${place.name} instead of ${stop.name}`}
      className={button}
      onClick={() =>
        onChange(swappedFor(stop, place), {
          said: `${place.name} instead of ${stop.name}`,
          focus: `more-${keyInsteadOf(stop, place)}`,
        })
      }
    >
      <Repeat2 className="size-4.5" />
      Rain swap
    </Button>
  </div>
)
