import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FoundConnections } from './connection-list.tsx'

const zones = { zoneHere: 'Europe/Vienna', zoneThere: 'Europe/Vienna' }
const leaving = (departure: string, arrival: string) => ({
  ...{ departure, arrival, minutes: 40, changes: 0 },
  legs: [{ mode: 'TRAM', line: '1', from: null, to: null, minutes: 40 }],
})

test('late in the evening each connection stands under the day on which it leaves, with the day on which it arrives', () => {
  const connections = [
    leaving('2026-11-26T21:10:00Z', '2026-11-26T21:50:00Z'),
    leaving('2026-11-26T22:40:00Z', '2026-11-26T23:20:00Z'),
    leaving('2026-11-27T04:12:00Z', '2026-11-27T04:52:00Z'),
  ]
  const text = renderToStaticMarkup(
    <FoundConnections from="2026-11-26T21:00:00Z" {...zones} connections={connections} />,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  expect(text.match(/\S+day \d+ November|\d\d:\d\d – \d\d:\d\d( on \w+ \d+)?/g)).toEqual([
    ...['Thursday 26 November', '22:10 – 22:50', '23:40 – 00:20 on Fri 27'],
    ...['Friday 27 November', '05:12 – 05:52'],
  ])
})
