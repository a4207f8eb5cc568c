import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lido } from '../../../tests/place-detail.ts'
import { OpenSeasons } from './open-seasons.tsx'

const starts = '2026-07-06T00:00+02:00'
const hours = {
  grade: 'stated' as const,
  days: [{ starts, open: [['2026-07-06T10:00+02:00', '2026-07-06T18:00+02:00'] satisfies [string, string]] }],
}
const tiles = /Spring.*Summer.*Autumn.*Winter/

test('a place that its hours open today is shown as open in all seasons only where they tell of no months', () => {
  const htmlOf = (hasHoursByMonth: boolean) =>
    renderToStaticMarkup(<OpenSeasons {...lido} hours={hours} hasHoursByMonth={hasHoursByMonth} />)
  expect(htmlOf(false)).toMatch(tiles)
  expect(htmlOf(true)).not.toMatch(tiles)
  expect(htmlOf(true)).toContain('As its opening hours tell.')
})
