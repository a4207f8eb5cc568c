import { Fragment } from 'react'
import { useAnswer } from '../../ui/use-answer.ts'
import { formatDrivingTime } from '../how-far/driving-time.ts'
import { dayInFull, dayInShort } from '../opening-hours/days/date-words.ts'
import { localDay } from '../opening-hours/days/local-day.ts'
import { legWords } from './leg-words.ts'
import type { Stay } from './read-stay.ts'
import type { Gate } from './stay-store.ts'
import { getConnections } from './ways.requests.ts'
import type { Connection, Connections } from './ways.schema.ts'

interface ConnectionListProps {
  gate: Gate
  stay: Stay
  /** YYYY-MM-DD; undefined for now. */
  day: string | undefined
}

/** What the timetable has, or that it has nothing, or that it does not answer. */
export function ConnectionList({ gate, stay, day }: ConnectionListProps) {
  const { content, hasFailed } = useAnswer(`${day}`, () => getConnections(gate.slug, stay, day))
  return (
    <div role="status" className="grid gap-2">
      {hasFailed && <p>The timetable does not answer just now. Please try again in a moment.</p>}
      {!content && !hasFailed && <p>Asking the timetable …</p>}
      {content && <FoundConnections {...content} />}
    </div>
  )
}

/** Each under the day on which it leaves: late in the evening the next one may leave on the next. */
export function FoundConnections(answer: Connections) {
  const { zoneHere, connections } = answer
  if (connections.length === 0)
    return <p>The timetable knows no connection then. It may not reach that far, or not have this area.</p>
  const byDay = Map.groupBy(connections, ({ departure }) => localDay(zoneHere, new Date(departure)))
  return (
    <>
      {[...byDay].map(([day, leaving]) => (
        <Fragment key={day}>
          <p className="text-text-muted">{dayInFull(day)}</p>
          <ol className="divide-y divide-border">
            {leaving.map((connection) => (
              <ConnectionRow key={JSON.stringify(connection)} {...connection} {...answer} />
            ))}
          </ol>
        </Fragment>
      ))}
      <p className="text-xs text-text-muted">
        From a public timetable. Look again before you leave: times change.
      </p>
    </>
  )
}

function ConnectionRow({
  departure,
  arrival,
  minutes,
  changes,
  legs,
  zoneHere,
  zoneThere,
}: Connection & Connections) {
  const arrivesOn = localDay(zoneThere, new Date(arrival))
  const isNextDay = arrivesOn !== localDay(zoneHere, new Date(departure))
  return (
    <li className="py-2">
      <span className="flex flex-wrap justify-between gap-x-3 tabular-nums">
        <b className="font-semibold">
          {clock(departure, zoneHere)} – {clock(arrival, zoneThere)}
          {isNextDay && ` on ${dayInShort(arrivesOn)}`}
        </b>
        <span>
          {formatDrivingTime(minutes)} ·{' '}
          {changes === 0 ? 'direct' : `${changes} ${changes === 1 ? 'change' : 'changes'}`}
        </span>
      </span>
      <span className="block text-text-muted"> {legs.map(legWords).join(' · ')}</span>
    </li>
  )
}

const clock = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(new Date(moment))
