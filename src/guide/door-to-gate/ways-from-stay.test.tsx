import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FactSource } from '../facts/fact-source.schema.ts'
import { WaysFromStay } from './ways-from-stay.tsx'

const measured: FactSource = { source: 'openstreetmap', grade: 'stated', date: '2026-11-22', url: null }
const known: FactSource = { source: 'starter', grade: 'usual', date: '2025', url: null }

const wordsOf = (lat: FactSource) =>
  renderToStaticMarkup(
    <WaysFromStay
      gate={{ slug: 'zoo', placeName: 'Zoo', lat: 48.18, lng: 16.3, sources: { lat } }}
      stay={{ name: 'Hotel Adler', lat: 48.182, lng: 16.3 }}
      takesFocus={() => false}
      onTold={() => {}}
      onForget={() => {}}
    />,
  ).replace(/<[^>]*>/g, ' ')

test('the ways to a place that nobody has measured say so: it may lie farther than the whole walk', () => {
  expect(wordsOf(known)).toContain('To about where the place lies: nobody has measured it yet')
  expect(wordsOf(measured)).not.toContain('nobody has measured')
})
