import { CalendarCheck, CircleAlert } from 'lucide-react'
import type { UnderstoodHours } from '../../guide/opening-hours/understood-hours.schema.ts'
import { formatSeasonDay } from '../../guide/seasons/open-season.ts'
import { type PlaceForm, TypedPlaceField } from './place-form-fields.tsx'
import { useUnderstoodHours } from './use-understood-hours.tsx'

type FieldProps = { form: PlaceForm; className: string }

/** The hours as they are typed, and below them the week that the guide reads there. */
export function OpeningHoursField({ form, className }: FieldProps) {
  const hours = useUnderstoodHours(form.values)
  return (
    <div className={className}>
      <TypedPlaceField form={form} field="openingHours" label="Opening Hours" />
      {/* There from the start: a region that comes with its words is not read out. */}
      <div role="status" className="text-sm [&:not(:empty)]:mt-2">
        {hours && <Verdict hours={hours} />}
      </div>
      {hours && <Periods hours={hours} />}
    </div>
  )
}

function Verdict({ hours: { isUnderstood, faults, periods } }: { hours: UnderstoodHours }) {
  const [fault] = faults
  if (isUnderstood)
    return (
      <p className="flex items-start gap-2 font-semibold text-on-success-soft">
        <CalendarCheck className="mt-0.5 size-4 flex-none" />
        {periods.length > 0 ? 'Understood as follows' : 'Understood, but no hours can be told from it'}
      </p>
    )
  return (
    <div className="flex items-start gap-2 rounded-md bg-accent-soft px-3 py-2.5 text-on-accent-soft [overflow-wrap:anywhere]">
      <CircleAlert className="mt-0.5 size-4 flex-none" />
      <p>
        <b className="font-semibold">Not understood{fault?.upTo && ` from ‘${ending(fault.upTo)}’ on`}</b>
        {fault && `: ${fault.message}`}
      </p>
    </div>
  )
}

const shownEnding = 24

const ending = (text: string) => (text.length > shownEnding ? `…${text.slice(-shownEnding)}` : text)

const Periods = ({ hours: { periods, exceptions, notes } }: { hours: UnderstoodHours }) => (
  <div className="mt-2 grid gap-3 text-sm empty:hidden sm:grid-cols-2">
    {periods.map(({ from, to, week }) => (
      <section key={from}>
        {periods.length > 1 && (
          <h4 className="mb-1 text-xs font-semibold text-text-muted">
            {formatSeasonDay(from)} to {formatSeasonDay(to)}
          </h4>
        )}
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-0.5">
          {week.map(({ day, hours }) => (
            <Day key={day} name={day} hours={hours} />
          ))}
        </dl>
      </section>
    ))}
    {exceptions.length > 0 && (
      <section>
        <h4 className="mb-1 text-xs font-semibold text-text-muted">Other hours on</h4>
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-0.5">
          {exceptions.map(({ date, hours }) => (
            <Day key={date} name={formatSeasonDay(date)} hours={hours} />
          ))}
        </dl>
      </section>
    )}
    {notes.length > 0 && (
      <ul className="grid gap-1 text-xs text-text-muted sm:col-span-full">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    )}
  </div>
)

const Day = ({ name, hours }: { name: string; hours: string }) => (
  <>
    <dt className="text-text-muted">{name}</dt>
    <dd className="tabular-nums">{hours}</dd>
  </>
)
