import type { ReactNode } from 'react'
import { isRough } from '../facts/is-rough.ts'
import { formatDistance } from '../how-far/distance.ts'
import { formatDrivingTime } from '../how-far/driving-time.ts'
import { howFarToIt, whatIsThere } from '../nearby/nearby-words.ts'
import { todaysLine } from '../opening-hours/shown/todays-line.ts'
import { TodaysLine } from '../opening-hours/shown/todays-line.tsx'
import type { PlaceDetail, PlaceNearCity } from '../place-lists/place.schema.ts'
import { UsualRing } from '../place-page/fact-group.tsx'
import { factRows, type NamedRow, sourceOf } from '../place-page/fact-rows.tsx'
import { type Better, cheapest, measuredFrom, nearest, opensLatest } from './better-value.ts'

export interface CompareRow {
  label: string
  /** One for each place, in their order; null where it is not known. */
  cells: ReactNode[]
  better?: Better | undefined
  /** Whether all of it holds for today alone, and so not on paper. */
  isOfToday?: boolean
}

/** What most decides first; facts that the guide knows of none of the places are left out. */
export function compareRows(places: readonly PlaceDetail[], now: number | undefined): CompareRow[] {
  const facts = factRows
    .filter(({ name }) => !isToldOtherwise.includes(name))
    .map((row) => ({ label: row.label, cells: places.map((place) => factCell(row, place)) }))
  const rows = [drives(places), hours(places, now), tickets(places), ...facts, stops(places)]
  return rows.filter(({ cells }) => cells.some((cell) => cell !== null))
}

/** Nobody chooses by the last two. */
const isToldOtherwise: readonly string[] = ['price', 'charge', 'phone', 'address']

function factCell(row: NamedRow, place: PlaceDetail): ReactNode {
  const value = row.value(place)
  if (value === null || sourceOf(row, place)?.grade !== 'usual') return value
  return (
    <>
      {value} <UsualRing />
      <span className="sr-only">usually</span>
    </>
  )
}

function drives(places: readonly PlaceDetail[]): CompareRow {
  const ways = measuredFrom(places).map((way, at) => way && { ...way, isRough: isRough(places[at]) })
  return {
    label: 'How far',
    cells: ways.map((way) => (way ? wayWords(way) : null)),
    better: nearest(ways),
  }
}

type Way = PlaceNearCity & { isRough: boolean }

const wayWords = ({ cityName, distance, drivingTimeMinutes, hasNoRoad, isRough }: Way) => (
  <>
    {drivingTimeMinutes === null
      ? formatDistance(distance, isRough)
      : `${formatDrivingTime(drivingTimeMinutes)} by car`}
    <small>
      {drivingTimeMinutes !== null && `${formatDistance(distance, isRough)} `}
      from the centre of {cityName}
      {hasNoRoad && ', no road'}
    </small>
  </>
)

const hours = (places: readonly PlaceDetail[], now: number | undefined): CompareRow => ({
  // Not 'Today': what lasts stays on paper, which is read later.
  label: 'Hours',
  cells: places.map((place) => <TodaysLine key={place.slug} hours={place.hours} look="small" />),
  better: opensLatest(places, now),
  isOfToday: !places.some(({ hours }) => todaysLine(hours, now).isLasting),
})

const ticketRows = factRows.filter(({ name }) => name === 'price' || name === 'charge')

const tickets = (places: readonly PlaceDetail[]): CompareRow => ({
  label: 'Price',
  cells: places.map((place) => {
    const [price, ticket] = ticketRows.map((row) => factCell(row, place))
    return price || ticket ? (
      <>
        {price ?? ticket}
        {price && ticket && <small>{ticket}</small>}
      </>
    ) : null
  }),
  better: cheapest(places),
})

const stops = (places: readonly PlaceDetail[]): CompareRow => ({
  label: 'Nearest stop',
  cells: places.map(({ nearby }) => {
    const stop = nearby?.things.find(({ kind }) => kind === 'stop')
    return stop ? (
      <>
        {stop.name ?? whatIsThere(stop).replace('Nearest ', '')}
        <small>{howFarToIt(stop)}</small>
      </>
    ) : null
  }),
})
