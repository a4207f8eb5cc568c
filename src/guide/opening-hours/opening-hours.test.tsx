import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OpeningHours } from './opening-hours.tsx'
import type { HoursOfDay } from './todays-hours.schema.ts'
import { TodaysHours } from './todays-hours.tsx'

const open = (hours: string): HoursOfDay => ({ state: 'open', hours })
const closed: HoursOfDay = { state: 'closed', hours: null }
const unknown: HoursOfDay = { state: 'unknown', hours: null }

const textOf = (element: React.ReactNode) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('a card tells the hours of today in one line, and nothing where they are unknown', () => {
  expect(textOf(<TodaysHours today={open('10:00–18:00')} />)).toBe('Today 10:00–18:00')
  expect(textOf(<TodaysHours today={open('Open 24 hours')} />)).toBe('Open 24 hours today')
  expect(textOf(<TodaysHours today={closed} />)).toBe('Closed today')
  expect(textOf(<TodaysHours today={unknown} />)).toBe('')
})

test('a page tells the hours of today above those of the week', () => {
  const nextDays = [
    { date: '2026-11-20', ...open('10:00–18:00') },
    { date: '2026-11-21', ...closed },
  ]
  const openingHours = 'Fr 10:00-18:00'
  expect(textOf(<OpeningHours {...{ openingHours, today: open('10:00–18:00'), nextDays }} />)).toBe(
    'Today 10:00–18:00 Opening hours Friday 10:00–18:00 Saturday Closed',
  )
})

test('a place that is closed today says when it opens next', () => {
  const nextDays = [
    { date: '2026-11-23', ...closed },
    { date: '2026-11-24', ...closed },
    { date: '2026-11-25', ...open('16:00–18:00') },
  ]
  const text = textOf(<OpeningHours openingHours="We 16:00-18:00" today={closed} nextDays={nextDays} />)
  expect(text).toContain('Closed today Opens Wednesday 16:00')
})

test('what only the calendar can tell is shown as the text it is too', () => {
  const openingHours = 'Apr-Oct 10:00-18:00'
  const nextDays = [{ date: '2026-11-21', ...closed }]
  expect(textOf(<OpeningHours openingHours={openingHours} today={closed} nextDays={nextDays} />)).toContain(
    `Saturday Closed Through the year ${openingHours}`,
  )
})

test('unknown hours are said to be unknown, whether there is a text or not', () => {
  expect(textOf(<OpeningHours openingHours={null} today={unknown} nextDays={null} />)).toContain(
    'Hours not known',
  )
  expect(textOf(<OpeningHours openingHours="by appointment" today={unknown} nextDays={null} />)).toBe(
    'Hours today not known Opening hours by appointment',
  )
})
