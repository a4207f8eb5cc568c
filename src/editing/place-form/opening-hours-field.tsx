import { CalendarCheck, CircleAlert } from 'lucide-react'
import type { ClipboardEvent } from 'react'
import type { UnderstoodHours } from '../../guide/opening-hours/reckoning/understood-hours.schema.ts'
import { formatSeasonDay } from '../../guide/seasons/open-season.ts'
import { Button } from '../../ui/button.tsx'
import { linesOfHours } from './pasted-hours.ts'
import { focusField, type PlaceForm, TypedPlaceField } from './place-form-fields.tsx'
import { useUnderstoodHours } from './use-understood-hours.tsx'

type FieldProps = { form: PlaceForm; className: string }

/** The hours as they are typed, and below them the week that the guide reads there. */
export function OpeningHoursField({ form, className }: FieldProps) {
  const hours = useUnderstoodHours(form.values)
  return (
    <div className={className}>
      <TypedPlaceField form={form} field="openingHours" label="Opening Hours" onPaste={pasteLines} />
      {/* There from the start: a region that comes with its words is not read out. */}
      <div role="status" className="text-sm [&:not(:empty)]:mt-2">
        {hours && <Verdict hours={hours} />}
      </div>
      {hours?.suggestion && <Suggestion form={form} text={hours.suggestion} />}
      {hours && <Periods hours={hours} />}
    </div>
  )
}

/** A field of one line would run its days together. */
function pasteLines(event: ClipboardEvent<HTMLInputElement>) {
  const text = event.clipboardData.getData('text/plain')
  const isSeveral = /[\r\n]/.test(text.trim())
  if (isSeveral && document.execCommand('insertText', false, linesOfHours(text))) event.preventDefault()
}

function Verdict({ hours: { isUnderstood, faults, periods } }: { hours: UnderstoodHours }) {
  const [fault] = faults
  if (isUnderstood && periods.length > 0)
    return (
      <p className="flex items-start gap-2 font-semibold text-on-success-soft">
        <CalendarCheck className="mt-0.5 size-4 flex-none" />
        Understood as follows
      </p>
    )
  return (
    <div className="flex items-start gap-2 rounded-md bg-accent-soft px-3 py-2.5 text-on-accent-soft [overflow-wrap:anywhere]">
      <CircleAlert className="mt-0.5 size-4 flex-none" />
      <p>
        {isUnderstood ? (
          <>
            <b className="font-semibold">Understood, but no hours can be told from it.</b> Families see the
            text as it is.
          </>
        ) : (
          <>
            <b className="font-semibold">Not understood{fault?.upTo && ` at ‘${ending(fault.upTo)}’`}</b>
            {fault && `: ${fault.message}`}
          </>
        )}
      </p>
    </div>
  )
}

/** The week that it means shows as soon as it is taken. */
const Suggestion = ({ form, text }: { form: PlaceForm; text: string }) => (
  <Button
    look="soft"
    className="mt-2 h-auto max-w-full py-2 text-left whitespace-normal [overflow-wrap:anywhere]"
    onClick={(event) => {
      form.set('openingHours', text)
      // The button goes with what it was about.
      focusField(event.currentTarget.form, 'openingHours')
    }}
  >
    Write ‘{text}’ instead
  </Button>
)

const shownEnding = 24

const ending = (text: string) => (text.length > shownEnding ? `…${text.slice(-shownEnding)}` : text)

/** The first week is what an editor looks for; a year of school holidays would push the form off a phone's screen. */
const Periods = ({ hours: { periods, exceptions, notes } }: { hours: UnderstoodHours }) => {
  const [first, ...others] = periods
  return (
    <div className="mt-2 grid gap-3 text-sm empty:hidden">
      {first && <PeriodPart period={first} isDated={others.length > 0} />}
      {others.length + exceptions.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer font-semibold text-link">
            {othersInWords(others.length, exceptions.length)}
          </summary>
          <div className="mt-2 grid gap-3 sm:grid-cols-2">
            {others.map((period) => (
              <PeriodPart key={period.from} period={period} isDated />
            ))}
            {exceptions.length > 0 && (
              <section>
                <h4 className="mb-1 text-xs font-semibold text-text-muted">Other hours on</h4>
                <Days days={exceptions.map(({ date, hours }) => ({ day: formatSeasonDay(date), hours }))} />
              </section>
            )}
          </div>
        </details>
      )}
      {notes.length > 0 && (
        <ul className="grid gap-1 text-xs text-text-muted">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** 'Also 2 other times of the year and 1 other day' */
function othersInWords(periods: number, days: number): string {
  const parts = [
    ...(periods > 0 ? [`${periods} other ${periods === 1 ? 'time' : 'times'} of the year`] : []),
    ...(days > 0 ? [`${days} other ${days === 1 ? 'day' : 'days'}`] : []),
  ]
  return `Also ${parts.join(' and ')}`
}

type PeriodPartProps = { period: UnderstoodHours['periods'][number]; isDated: boolean }

const PeriodPart = ({ period: { from, to, week }, isDated }: PeriodPartProps) => (
  <section>
    {isDated && (
      <h4 className="mb-1 text-xs font-semibold text-text-muted">
        {formatSeasonDay(from)} to {formatSeasonDay(to)}
      </h4>
    )}
    <Days days={week} />
  </section>
)

const Days = ({ days }: { days: readonly { day: string; hours: string }[] }) => (
  <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-0.5">
    {days.map(({ day, hours }) => (
      <Day key={day} name={day} hours={hours} />
    ))}
  </dl>
)

const Day = ({ name, hours }: { name: string; hours: string }) => (
  <>
    <dt className="text-text-muted">{name}</dt>
    <dd className="tabular-nums">{hours}</dd>
  </>
)
