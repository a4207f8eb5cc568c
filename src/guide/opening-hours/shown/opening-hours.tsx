import { useMinute } from '../../../ui/use-minute.ts'
import type { FactSource, FactSources } from '../../facts/fact-source.schema.ts'
import { SourceNote } from '../../facts/source-note.tsx'
import { sourceLine } from '../../facts/source-words.ts'
import { utcDay } from '../../seasons/open-season.ts'
import type { ComingHours, PlainWeek } from '../days/coming-hours.schema.ts'
import { dateOf } from '../days/day-hours.ts'
import { type SpecialDays, specialDays } from './special-days.ts'
import { closureAhead, dayOfYear, daysFrom } from './todays-line.ts'
import { TodaysLine, usualNote } from './todays-line.tsx'
import { type WeekRow, weekRows } from './week-rows.ts'

interface OpeningHoursProps {
  website: string | null
  phone: string | null
  openingHours: string | null
  specialHours: string | null
  hours: ComingHours | null
  /** What `openingHours` says of a plain week. */
  week: PlainWeek | null
  /** Who says each of its facts. */
  sources?: FactSources
}

/** All that a place's page says of its hours: today, day by day, or the text as it is. */
export function OpeningHours({
  openingHours,
  specialHours,
  hours,
  week,
  sources = {},
  ...place
}: OpeningHoursProps) {
  const now = useMinute()
  const rows = weekRows(week, hours, now)
  const closed = closureAhead(hours, now)
  const isUsual = hours?.grade === 'usual'
  const source = isUsual ? (sources.usualHours ?? sources.usuallyClosed) : sources.openingHours
  const closing = hours?.closure && (sources.closedUntil ?? sources.closedFrom)
  return (
    <>
      <TodaysLine hours={hours} look="page" />
      {hours && <p className="hidden print:block">Hours as of {dayOfYear(dayOf(hours, now))}</p>}
      {closed && <p className="mt-1 pl-8 font-semibold">{closed}</p>}
      {closing && <p className="mt-1 pl-8 text-sm text-text-muted">Closure: {sourceLine(closing)}</p>}
      <div className={`relative mt-1 mb-2.5 pl-8 text-sm text-text-muted ${source ? 'min-h-11 pr-11' : ''}`}>
        <p className={source && 'py-3'}>
          {isUsual ? usualLine(source) : source && sourceLine(source)}
          {!openingHours && !hours && whereToAsk(place)}
        </p>
        {source && <SourceNote of="Opening hours" source={source} />}
      </div>
      {rows && <WeekTable rows={rows} isUsual={isUsual} />}
      {openingHours && !week && (
        <p className="mt-1.5 text-sm text-text-muted [overflow-wrap:anywhere]">
          <b className="block font-semibold text-text">{rows ? 'Through the year' : 'Opening hours'}</b>
          {openingHours}
          {/* Above stands who says what is usual. */}
          {isUsual && sources.openingHours && (
            <span className="block">{sourceLine(sources.openingHours)}</span>
          )}
        </p>
      )}
      {specialHours && <Special days={specialDays(specialHours, dayOf(hours, now))} />}
    </>
  )
}

/** The year is that of the guide's general knowledge: an editor's has its own date. */
const usualLine = (source: FactSource | undefined) =>
  !source || source.source === 'starter' ? usualNote : `${sourceLine(source)}, look before you go`

/** Only where there is a way to do so. */
const whereToAsk = ({ website, phone }: Pick<OpeningHoursProps, 'website' | 'phone'>) =>
  website
    ? 'Please look at the official site before you set off.'
    : phone && 'Please call before you set off.'

/** The day that it is at the place, as near as anybody knows. */
function dayOf(hours: ComingHours | null, now: number | undefined): string {
  const [today] = daysFrom(hours?.days ?? [], now)
  return today ? dateOf(today) : utcDay(now === undefined ? undefined : new Date(now))
}

const Special = ({ days }: { days: readonly (SpecialDays | string)[] }) =>
  days.length > 0 && (
    <div className="mt-1.5 text-sm text-text-muted tabular-nums [overflow-wrap:anywhere]">
      <b className="block font-semibold text-text">Special days</b>
      <ul>
        {days.map((day) =>
          typeof day === 'string' ? (
            <li key={day}>{day}</li>
          ) : (
            <li key={day.days + day.hours}>
              {day.days}: {day.hours}
            </li>
          ),
        )}
      </ul>
    </div>
  )

/** With large text on a small phone a day stands above its hours: beside it they would stick out of the page. */
const WeekTable = ({ rows, isUsual }: { rows: readonly WeekRow[]; isUsual: boolean }) => (
  <div className="@container">
    <table className="mt-1 w-full border-collapse text-sm tabular-nums">
      <caption className="sr-only">Opening hours</caption>
      <tbody>
        {rows.map(({ day, hours, isToday, ...row }) => {
          const mark = isToday ? markOfToday(hours, row.isUsual ?? isUsual) : undefined
          return (
            <tr key={day} {...(isToday && { 'aria-current': 'date' as const })}>
              <th
                scope="row"
                className={`rounded-l-lg py-1 pr-2 pl-2.5 text-left align-top @max-[11em]:block ${mark ?? 'font-medium text-text-muted'}`}
              >
                {day}
              </th>
              <td
                className={`rounded-r-lg py-1 pr-2.5 pl-2 text-right @max-[11em]:block @max-[11em]:pl-2.5 @max-[11em]:text-left ${mark ?? (hours === 'Closed' ? 'text-text-subtle' : '')}`}
              >
                {hours}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </div>
)

const unmarked = 'print:bg-transparent print:font-medium print:text-text-muted'

/** Green is for what a source says; on paper, which is read later, no day is today. */
function markOfToday(hours: string, isUsual: boolean) {
  if (isUsual) return `bg-surface-hover font-bold text-text ${unmarked}`
  return hours === 'Closed' || hours === 'Not known'
    ? `bg-accent-soft font-bold text-on-accent-soft ${unmarked}`
    : `bg-success-soft font-bold text-on-success-soft ${unmarked}`
}
