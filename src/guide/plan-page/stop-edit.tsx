import { Trash2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { endOf } from '../plan/order.ts'
import { type Plan, type StopInPlan, stopsOf } from '../plan/plan.ts'
import { AlsoOn } from './also-on.tsx'
import { dayId } from './day-tabs.tsx'
import { MapLinkList } from './map-link-list.tsx'
import { mapLinks } from './map-links.ts'
import { NoteField } from './note-field.tsx'
import { longDay } from './plan-days.ts'
import type { PlanPlace } from './plan-places.schema.ts'
import type { PlanStopProps } from './plan-props.tsx'
import { TimeField } from './time-field.tsx'

type StopEditProps = PlanStopProps & { place: PlanPlace | undefined; onClose: () => void }

/** What a stop has besides its place: another day, a time, a note; and taking it out. */
export function StopEdit(props: StopEditProps) {
  const { stop, stops, index, dates, plan, place, onChange, onClose } = props
  const { key, name, day, time } = stop
  const neighbour = stops[index + 1] ?? stops[index - 1]
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-xl bg-surface-sunken p-3 sm:grid-cols-2 print:hidden">
      <Field label="Day" id={`day-of-${key}`}>
        {(control) => (
          <NativeSelect
            {...control}
            value={day}
            onChange={({ target: { value } }) =>
              onChange(
                { stops: { [key]: { day: value, at: endOf(plan, value) } } },
                { said: `${name} is now on ${value ? longDay(value) : 'no day'}`, focus: `day-of-${key}` },
              )
            }
          >
            {[...dates, ''].map((date) => (
              <option key={date} value={date}>
                {longDay(date)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <TimeField time={time} onChange={(value) => onChange({ stops: { [key]: { time: value } } })} />
      <AlsoOn {...props} />
      <NoteField stop={stop} onChange={onChange} />
      {place && (
        <div className="sm:col-span-2">
          <MapLinkList words="Open in" links={mapLinks(place)} />
        </div>
      )}
      <div className="flex flex-wrap justify-between gap-2.5 sm:col-span-2">
        <Button
          look="ghost"
          className="text-danger!"
          onClick={() =>
            onChange(
              { stops: { [key]: { isGone: true } } },
              {
                toast: takenOut(plan, stop),
                focus: neighbour ? `more-${neighbour.key}` : `${dayId(day)}-name`,
              },
            )
          }
        >
          <Trash2 className="size-4.5" />
          Take it out
        </Button>
        <Button look="soft" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}

function takenOut(plan: Plan, { slug, name, day }: StopInPlan): string {
  const isElsewhere = stopsOf(plan).filter((other) => other.slug === slug).length > 1
  return `${name} is no longer ${isElsewhere && day ? `on ${longDay(day)}` : 'in your plan'}`
}
