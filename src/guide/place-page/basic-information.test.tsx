import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lido } from '../../../tests/place-detail.ts'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { BasicInformation } from './basic-information.tsx'

const textOf = (changes: Partial<PlaceDetail>) =>
  renderToStaticMarkup(<BasicInformation place={{ ...lido, ...changes }} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('an address is put together where none is given whole', () => {
  expect(textOf({})).toContain('Lungomare 1, 30126 Venice, Italy')
  expect(textOf({ address: 'On the beach' })).toContain('On the beach')
})

test('a country alone is no address', () => {
  const nowhere = { addrStreet: null, addrHousenumber: null, addrPostcode: null, addrCity: null }
  expect(textOf(nowhere)).not.toContain('Italy')
  expect(textOf(nowhere)).toMatch(/Not known: .*address/)
})

test('what is unknown has no row', () => {
  expect(textOf({})).not.toMatch(/Phone|Ages|Wheelchair|Buggy|Where this is from/)
})

test.each([
  [3, 12, '3–12'],
  [0, null, 'All ages'],
  [3, null, '3 and up'],
  [null, 12, 'up to 12'],
  [6, 6, '6'],
])('ages from %s to %s read %s', (ageGroupMin, ageGroupMax, text) => {
  expect(textOf({ ageGroupMin, ageGroupMax })).toContain(`Ages ${text} `)
})

test.each([
  ['indoor', ['Indoor Activity']],
  ['outdoor', ['Outdoor Activity']],
  ['both', ['Indoor Activity', 'Outdoor Activity']],
  [null, []],
] as const)('of the setting %s the page says %j', (setting, texts) => {
  expect(textOf({ setting }).match(/(In|Out)door Activity/g) ?? []).toEqual(texts)
})

test.each([
  [{ wheelchair: 'yes' }, 'Wheelchair Wheelchair Accessible'],
  [{ wheelchair: 'limited' }, 'Wheelchair Partly Wheelchair Accessible'],
  [{ wheelchair: 'no' }, 'Wheelchair Not accessible'],
  [{ wheelchairToilets: 'yes' }, 'Wheelchair toilets Yes'],
  [{ price: 'free-for-children' }, 'Price Free for children'],
  [{ priceBand: 2 }, 'Ticket 10 to 25 € for an adult'],
  [{ priceBand: 2, charge: '12 EUR' }, 'Ticket 12 EUR'],
  [{ booking: 'required' }, 'Booking Tickets must be booked ahead'],
  [{ toilets: 'no' }, 'Toilets No'],
  [{ changingTable: 'yes' }, 'Changing table Yes'],
  [{ highchair: 'yes' }, 'Highchairs Yes'],
  [{ drinkingWater: 'no' }, 'Drinking water No'],
  [{ dogs: 'leashed' }, 'Dogs On a lead'],
  [{ visitHoursMin: 2, visitHoursMax: 3.5 }, 'Length of a visit 2 to 3½ hours'],
  [{ visitHoursMin: 0.75, visitHoursMax: 1.25 }, 'Length of a visit 45 minutes to 1¼ hours'],
  [{ visitHoursMin: 0.5, visitHoursMax: 0.75 }, 'Length of a visit 30 to 45 minutes'],
  [{ visitHoursMin: 0.5, visitHoursMax: 1 }, 'Length of a visit 30 minutes to 1 hour'],
  [{ visitHoursMin: 2 }, 'Length of a visit At least 2 hours'],
  [{ visitHoursMax: 1.25 }, 'Length of a visit Up to 1¼ hours'],
  [{ bestAgeMin: 3, bestAgeMax: 8 }, 'Best ages 3–8'],
  [{ food: ['cafe', 'picnic'] }, 'Eating there Café, Room for a picnic'],
  [{ gettingThere: 'Tram 1' }, 'How to get there Tram 1'],
] satisfies [Partial<PlaceDetail>, string][])('of %j the page says %s', (known, text) => {
  expect(textOf(known)).toContain(` ${text} `)
  expect(textOf({})).not.toContain(text)
})

test('what families ask for and nobody says is named as not known, never as no', () => {
  expect(textOf({ toilets: 'no' })).toContain(
    'Not known: price, length of a visit, booking, setting, best ages',
  )
  expect(textOf({ toilets: 'no' })).not.toMatch(/Not known:[^.]*toilets/)
  expect(textOf({})).toMatch(/Not known:[^.]*dogs/)
})

const onMap = { source: 'openstreetmap', grade: 'stated', date: '2026-11-03' } as const
const usual = { source: 'starter', grade: 'usual', date: '2025', url: null } as const

test('each fact can be asked where it is from, without a script', () => {
  const url = 'https://www.openstreetmap.org/way/7'
  const place = { ...lido, toilets: 'yes', sources: { toilets: { ...onMap, url } } } as const
  const html = renderToStaticMarkup(<BasicInformation place={place} />)
  expect(html).toMatch(
    /<dd[^>]*><span>Yes<\/span><details[^>]*><summary[^>]*aria-label="Where this is from: Toilets"/,
  )
  expect(html).toContain(`href="${url}"`)
  expect(textOf(place)).toContain('OpenStreetMap · 3 Nov 2026 Anyone can correct it there.')
  expect(textOf(place)).not.toContain('as known in 2025')
})

test('general knowledge says how old it is, and is told apart from what is stated', () => {
  const place = { price: 'free', sources: { price: usual } } as const
  expect(textOf(place)).toContain('as known in 2025, look before you go')
  expect(textOf(place)).toContain('Our guide · as known in 2025 General knowledge, not checked on the spot.')
  expect(textOf({ sources: { price: usual } })).not.toContain('as known in 2025')
})

test('what is a guess alone is not said to be known in any year', () => {
  const guess = { ...usual, source: 'kind', date: null } as const
  const place = { setting: 'outdoor', sources: { setting: guess } } as const
  expect(textOf(place)).toMatch(/our guess, look before you go .*Our guess So are most places of this kind/)
  expect(textOf(place)).not.toContain('2025')
  expect(textOf({ ...place, price: 'free', sources: { ...place.sources, price: usual } })).toContain(
    'as known in 2025, look before you go',
  )
})

test('a range is from whoever says one of its ends', () => {
  const url = null
  expect(textOf({ bestAgeMax: 9, sources: { bestAgeMax: { ...onMap, url } } })).toContain('3 Nov 2026')
})

test.each([
  [{ source: 'openstreetmap', date: '2026-11-14' }, 'Last checked: OpenStreetMap, 14 Nov 2026'],
  [{ source: 'editor', date: '2026-01-02' }, 'Last checked: Our editors, 2 Jan 2026'],
  [{ source: 'official-site', date: '2026-01-02' }, 'Last checked: Official site, 2 Jan 2026'],
  [null, 'Last checked: not yet'],
] as const)('checked as %j says the page: %s', (lastChecked, text) => {
  expect(textOf({ lastChecked })).toContain(text)
  expect(textOf({ lastChecked, checkedOn: '2026-05-03' })).toContain(`${text} · seen on the spot 3 May 2026`)
})

test.each([
  ['yes', 'Buggy Easy'],
  ['limited', 'Buggy Partly possible'],
  ['no', 'Buggy Not possible'],
] as const)('a buggy: %s', (buggy, text) => {
  expect(textOf({ buggy })).toContain(text)
})

test('OpenStreetMap is named where anything comes from it', () => {
  expect(textOf({ fromOpenStreetMap: true })).toContain('OpenStreetMap contributors')
  expect(textOf({})).not.toContain('OpenStreetMap')
})

test('Geoapify is named where it brought anything', () => {
  expect(textOf({ fromOpenStreetMap: true, fromGeoapify: true })).toMatch(
    /OpenStreetMap contributors Powered by Geoapify/,
  )
  expect(textOf({ fromOpenStreetMap: true })).not.toContain('Geoapify')
})
