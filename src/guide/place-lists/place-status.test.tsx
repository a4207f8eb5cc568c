import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlaceStatus } from './place-status.tsx'

const textOf = (openFrom: string | null, openTo: string | null) =>
  renderToStaticMarkup(<PlaceStatus openFrom={openFrom} openTo={openTo} today="2026-07-01" />).replace(
    /<[^>]*>/g,
    '',
  )

test('a place is open now within its season, and all year without one', () => {
  expect(textOf('2026-06-01', '2026-08-31')).toBe('Open now')
  expect(textOf(null, null)).toBe('Open now')
})

test('out of its season a place says when that is', () => {
  expect(textOf('2026-09-01', '2026-11-30')).toBe('Seasonal: 1 Sep - 30 Nov')
})
