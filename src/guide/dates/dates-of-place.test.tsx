import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FactSource } from '../facts/fact-source.schema.ts'
import type { ComingHours } from '../opening-hours/days/coming-hours.schema.ts'
import { DatesOfPlace } from './dates-of-place.tsx'
import { PreviewedDays } from './previewed-days.tsx'

const map: FactSource = { source: 'openstreetmap', grade: 'stated', date: '2026-11-03', url: null }
const open = (day: string) => ({
  starts: `${day}T00:00+01:00`,
  open: [[`${day}T10:00+01:00`, `${day}T18:00+01:00`] satisfies [string, string]],
})
const days = ['2026-11-28', '2026-11-29']

const textOf = (hours: ComingHours) =>
  renderToStaticMarkup(
    <PreviewedDays value={{ asked: 'zoo', hours, tellsHolidays: false, asSundays: [], notes: [] }}>
      <DatesOfPlace slug="zoo" days={days} source={map} />
    </PreviewedDays>,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('who states the hours is named on days that they decide, and is not taken for who tells of a closure', () => {
  const hours: ComingHours = {
    ...{ grade: 'stated', days: days.map(open) },
    closure: { from: '2026-11-29', until: '2026-12-20' },
  }
  const text = textOf(hours)
  expect(text).toContain('Saturday 28 November Open 10:00–18:00 , by OpenStreetMap')
  expect(text).toMatch(/Sunday 29 November Closed until 20 Dec 2026 $/)
})
