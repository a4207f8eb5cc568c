import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlaceStatus } from './place-status.tsx'

const textOf = (openFrom: string | null, openTo: string | null) =>
  renderToStaticMarkup(<PlaceStatus openFrom={openFrom} openTo={openTo} today="2026-07-01" />).replace(
    /<[^>]*>/g,
    '',
  )

test('it says of the season that it is open now, within it, and without one', () => {
  expect(textOf('2026-06-01', '2026-08-31')).toBe('Season: Open now')
  expect(textOf(null, null)).toBe('Season: Open now')
})

test('out of its season a place says when that is', () => {
  expect(textOf('2026-09-01', '2026-11-30')).toBe('Seasonal: 1 Sep - 30 Nov')
})
