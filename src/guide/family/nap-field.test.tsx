import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NapField } from './nap-field.tsx'

const told = (from: string, until: string) =>
  renderToStaticMarkup(<NapField nap={{ from, until }} onChange={() => {}} />)

test('a nap that ends before it begins is said to count for nothing', () => {
  expect(told('15:00', '14:30')).toContain('It ends before it begins, and does not count.')
  expect(told('12:30', '12:30')).toContain('does not count')
  expect(told('12:30', '14:30')).not.toContain('does not count')
})
