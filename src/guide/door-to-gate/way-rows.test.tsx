import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WayRows } from './way-rows.tsx'
import { waysBetween } from './ways.ts'

const helsinki = { lat: 60.17, lng: 24.94 }
const tallinn = { lat: 59.44, lng: 24.75 }
const wordsBy = (hasFerry?: true) =>
  renderToStaticMarkup(
    <WayRows
      ways={waysBetween(helsinki, tallinn, {
        minutes: 165,
        km: 88.4,
        line: [],
        ...(hasFerry && { hasFerry }),
      })}
      isRouterSilent={false}
    />,
  ).replace(/<[^>]*>/g, '')

test('a drive with a ferry in it says so: one wants a ticket, and to be there before it leaves', () => {
  expect(wordsBy(true)).toContain(
    '88.4 km, part of them by ferry, without the wait for it or traffic jams 2 h 45 min',
  )
  expect(wordsBy()).toContain('88.4 km by road, without traffic jams 2 h 45 min')
})
