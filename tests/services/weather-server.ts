import { localService } from './local-service.ts'
import { recordedAnswer } from './recorded-answer.ts'

const recorded = JSON.parse(recordedAnswer('open-meteo', 'three-days-bergen').body)

/** What a day was like. */
type DayOf = (day: string) => { high: number | null; low: number | null; mm: number | null }

/** A day made up so that every month has its own: warmest in July, and wet on every third. */
const anyDay: DayOf = (day) => {
  const [, month = 1, date = 1] = day.split('-').map(Number)
  const warmth = 10 - 2 * Math.abs(month - 7)
  return { high: 15 + warmth, low: 6 + warmth, mm: date % 3 === 0 ? 4.2 : 0.3 }
}

/** What the archive answers of the days from one to another, in the shape of what was recorded. */
export function archiveAnswer(first: string, last: string, dayOf: DayOf = anyDay): string {
  const time: string[] = []
  for (let at = Date.parse(first); at <= Date.parse(last); at += 86_400_000)
    time.push(new Date(at).toISOString().slice(0, 10))
  const days = time.map(dayOf)
  const daily = {
    time,
    temperature_2m_max: days.map(({ high }) => high),
    temperature_2m_min: days.map(({ low }) => low),
    precipitation_sum: days.map(({ mm }) => mm),
  }
  return JSON.stringify({ ...recorded, daily })
}

/** An archive that knows every day. */
export const weatherServer = (dayOf: DayOf = anyDay) =>
  localService(({ searchParams }) => ({
    body: archiveAnswer(searchParams.get('start_date') ?? '', searchParams.get('end_date') ?? '', dayOf),
  }))
