import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import OpeningHours from 'opening_hours'
import { expect, test } from 'vitest'
import { weekdayHours } from '../opening-hours/text/opening-hours.ts'

const folder = new URL('../../../tests/fixtures/osm/', import.meta.url)

const dayMinutes = 24 * 60
const monday = new Date(2026, 2, 9)
const nextMonday = new Date(2026, 2, 16)
/** In the week that begins on `monday`, Vienna has no holiday of any kind. */
const vienna = { lat: 48.2, lon: 16.37, address: { country_code: 'at', state: 'Wien' } }

type Span = [from: number, to: number]

test('on real texts we agree with the reference library, minute by minute, and understand most of them', () => {
  const texts = realTexts()
  const understood = texts.filter((text) => weekdayHours(text))
  expect(understood.length / texts.length).toBeGreaterThan(0.8)
  const disagreed = understood.filter(
    (text) => minutesOfWeek(ourSpans(text)) !== minutesOfWeek(theirSpans(text)),
  )
  // The library lets the rule for Sunday also cut off Saturday's hours past midnight; a reader would not.
  expect(disagreed).toEqual(['Tu-Fr 09:30-16:00; Sa 10:30-05:00; Su 11:30-06:00'])
})

function realTexts(): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json.gz'))
  const elements = files.flatMap(
    (name) => JSON.parse(`${gunzipSync(readFileSync(new URL(name, folder)))}`).elements,
  )
  return [...new Set<string>(elements.flatMap(({ tags }) => tags?.opening_hours ?? []))]
}

/** '1' for each minute of the week that is open; what runs on past Sunday comes back on Monday. */
function minutesOfWeek(spans: Span[]): string {
  const week = new Array(7 * dayMinutes).fill(0)
  for (const [from, to] of spans)
    for (let minute = from; minute < to; minute++) week[minute % week.length] = 1
  return week.join('')
}

function ourSpans(text: string): Span[] {
  return (weekdayHours(text) ?? []).slice(0, 7).flatMap(({ hours }, day) => {
    if (hours === 'Closed') return []
    const spans = hours === 'Open 24 hours' ? ['00:00–24:00'] : hours.split(', ')
    return spans.map((span): Span => {
      const [from = 0, to = 0] = span
        .split('–')
        .map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
      const midnight = day * dayMinutes
      return [midnight + from, midnight + (to > from ? to : to + dayMinutes)]
    })
  })
}

function theirSpans(text: string): Span[] {
  const sinceMonday = (date: Date) => (Number(date) - Number(monday)) / 60_000
  const intervals = new OpeningHours(text, vienna).getOpenIntervals(monday, nextMonday)
  return intervals.map(([from, to]) => [sinceMonday(from), sinceMonday(to)])
}
