import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SearchTicket } from './search-ticket.tsx'

const nothing = async () => []

test('the distance that it begins with is named as one, also where editors have switched that off', () => {
  const radiusOptions = [{ id: 1, radiusKm: 25, displayName: 'Within 25 km', sortOrder: 0 }]
  const html = renderToString(
    <SearchTicket
      {...{ radiusOptions, countries: [], seasons: [], searchCities: nothing, findCities: nothing }}
      onSearch={() => {}}
    />,
  )
  expect(html).toContain('>50 km<')
})
