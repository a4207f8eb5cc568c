import { expect, test } from 'vitest'
import { changedPlan, emptyPlan } from '../plan/plan.ts'
import { calendarOf } from './calendar.ts'
import { dayTimes, timesWords, visitMinutes } from './day-times.ts'
import { exportedDays, leftOut } from './exported.ts'
import { gpxOf, kmlOf } from './map-files.ts'
import { dayLinks, mapLinks } from './map-links.ts'

const zoo = {
  ...{ slug: 'zoo', name: 'Zoo & <Park>', lat: 48.18, lng: 16.3, isRough: false, timeZone: 'Europe/Vienna' },
  ...{ address: 'Maxingstraße 13b, 1130 Vienna', visitHoursMin: 2, visitHoursMax: 2.5 },
}
const plan = changedPlan(emptyPlan, {
  stops: {
    zoo: { day: '2027-03-27', time: '09:30', note: 'Pandas first;\nbread, rolls' },
    pool: { day: '2027-03-28', at: 1 },
    gone: { day: '2027-03-28', at: 2 },
    loose: { at: 3 },
  },
})
const bare = { ...zoo, address: null, visitHoursMin: null, visitHoursMax: null }
const places = new Map<
  string,
  Parameters<typeof exportedDays>[1] extends ReadonlyMap<string, infer Known> ? Known : never
>([
  ['zoo', zoo],
  ['pool', { ...bare, slug: 'pool', name: 'Pool' }],
  ['loose', { ...bare, slug: 'loose', name: 'Loose' }],
])
const days = exportedDays(plan, places)
const now = new Date('2026-11-23T08:00:00.000Z')
const found = { name: 'A & B', lat: 1, lng: 0, isRough: false, address: null, addrCity: null }
const text = calendarOf(days, { name: 'Vienna', origin: 'https://guide.example', now })
const lines = text.replaceAll('\r\n ', '').split('\r\n')

test('a stop with a time is in the calendar at that time there, one without on its day', () => {
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['DTSTART;TZID=Europe/Vienna:20270327T093000', 'DURATION:PT135M', 'DTSTART;VALUE=DATE:20270328'],
      ...['SUMMARY:Zoo & <Park>', 'LOCATION:Maxingstraße 13b\\, 1130 Vienna'],
      ...['DESCRIPTION:Pandas first\\;\\nbread\\, rolls', 'URL:https://guide.example/funplace/zoo'],
      'UID:zoo-2027-03-27@guide.example',
    ]),
  )
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
})

test('a visit lasts as long in the calendar as the plan says', () => {
  const long = { ...zoo, visitHoursMin: 1, visitHoursMax: 4 }
  const calendar = calendarOf(exportedDays(plan, new Map([['zoo', long]])), {
    ...{ name: 'x', origin: 'https://a.example', now },
  })
  const [times = {}] = dayTimes('', [{ time: '09:30', visit: visitMinutes(long), leg: undefined }])
  expect(timesWords(times)).toBe('There at 9:30 · until about 12:00')
  expect(calendar).toContain('DTSTART;TZID=Europe/Vienna:20270327T093000\r\nDURATION:PT150M\r\n')
})

test('the calendar brings the rules of its zone for the year', () => {
  const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'))
  expect(zone.slice(7)).toEqual([
    ...[
      'BEGIN:DAYLIGHT',
      'DTSTART:20270328T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
    ],
    ...[
      'BEGIN:STANDARD',
      'DTSTART:20271031T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
    ],
  ])
})

test('a visit through a night when clocks are set lasts as long as any other: its start is by them, its length exact', () => {
  const night = changedPlan(plan, { stops: { zoo: { day: '2027-03-27', time: '23:00' } } })
  const calendar = calendarOf(exportedDays(night, places), { name: 'x', origin: 'https://a.example', now })
  expect(calendar).toContain('DTSTART;TZID=Europe/Vienna:20270327T230000\r\nDURATION:PT135M\r\n')
})

test('of a plan with a day thousands of years on, the calendar brings the rules of its own years alone', () => {
  const far = changedPlan(plan, { stops: { pool: { day: '9999-12-31', time: '10:00' } } })
  const calendar = calendarOf(exportedDays(far, places), { name: 'x', origin: 'https://a.example', now })
  expect(calendar.match(/^DTSTART:.*(?=\r)/gm)).toEqual([
    ...['DTSTART:19700101T000000', 'DTSTART:20270328T020000', 'DTSTART:20271031T030000'],
    ...['DTSTART:99990101T000000', 'DTSTART:99990328T020000', 'DTSTART:99991031T030000'],
  ])
  expect(calendar).toContain('DTSTART;TZID=Europe/Vienna:99991231T100000')
})

test('no line of a calendar is longer than 75 bytes, and none tears a character', () => {
  const long = changedPlan(plan, { stops: { zoo: { note: 'Fußgänger 🦒 '.repeat(20) } } })
  const folded = calendarOf(exportedDays(long, places), { name: 'x', origin: 'https://a.example', now })
  const sizes = folded.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(folded.replaceAll('\r\n ', '')).toContain('Fußgänger 🦒 '.repeat(20))
})

test('files for maps hold every place that the guide has, whatever its name', () => {
  const gpx = gpxOf(days, 'A & B')
  expect(gpx).toContain('<wpt lat="48.18" lon="16.3"><name>Zoo &amp; &lt;Park&gt;</name>')
  expect([gpx.match(/<wpt/g)?.length, gpx.match(/<rte>/g)?.length]).toEqual([3, 2])
  const kml = kmlOf(days, 'A & B')
  expect(kml).toContain('<coordinates>16.3,48.18</coordinates>')
  expect(kml.match(/<Folder>/g)).toHaveLength(3)
})

test('what a file is without is counted: places that the guide has no more, and in a calendar what is on no day', () => {
  const missing = new Map([['gone', 'no longer in the guide' as const]])
  expect(leftOut(plan, { places, missing }, true)).toBe(
    '1 stop no longer in the guide and 1 stop on no day yet',
  )
  expect(leftOut(plan, { places, missing }, false)).toBe('1 stop no longer in the guide')
  expect(leftOut(emptyPlan, { places, missing }, true)).toBe('')
})

test('a place that is not kept, or that nobody has told of yet, is not said to be gone', () => {
  const missing = new Map([['gone', 'not kept on this device' as const]])
  const told = { places: new Map([['zoo', zoo]]), missing }
  expect(leftOut(plan, told, false)).toBe('2 stops not known just now and 1 stop not kept on this device')
})

test('a note is text in every file, whatever it holds: no line, element or rule of its own', () => {
  const note = '\r\nATTACH:https://evil.example\rEND:VEVENT\u2028]]><script>1</script>&xxe;\0\ud800\ufffe'
  const hostile = exportedDays(changedPlan(plan, { name: note, stops: { zoo: { note } } }), places)
  const own = calendarOf(hostile, { name: note, origin: 'https://a.example', now }).replaceAll('\r\n ', '')
  expect(own.match(/^(?:ATTACH|END:VEVENT)/gm)).toEqual(['END:VEVENT', 'END:VEVENT'])
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  expect(own.replaceAll('\r\n', '')).not.toMatch(/[\0-\x08\n-\x1f\u2028\ud800\ufffe]/)
  for (const file of [gpxOf(hostile, note), kmlOf(hostile, note)]) {
    expect(file).not.toMatch(/<script|&xxe|\]\]>|\0|\ud800|\ufffe/)
    expect(file).toContain('&lt;script&gt;1&lt;/script&gt;&amp;xxe;')
  }
})

test('other maps open a place, and a day of two stops or more', () => {
  const [a, b, c] = [1, 2, 3].map((lat) => ({ ...found, lat })) as [Findable, Findable, Findable]
  expect(mapLinks(a).map(({ href }) => href)).toEqual([
    'https://www.google.com/maps/search/?api=1&query=1%2C0',
    'https://maps.apple.com/?ll=1,0&q=A%20%26%20B',
    'om://map?v=1&ll=1,0&n=A%20%26%20B',
  ])
  expect(dayLinks([a])).toEqual([])
  expect(dayLinks([a, b, c])[0]?.href).toBe(
    'https://www.google.com/maps/dir/?api=1&origin=1%2C0&destination=3%2C0&waypoints=2%2C0',
  )
  expect(dayLinks([a, undefined, b]).map(({ title }) => title)).toEqual([
    'Google Maps (without 1 of the stops)',
    'Organic Maps (without 1 of the stops)',
  ])
  const [eleven, thirteen] = [11, 13].map(
    (count) => dayLinks(Array.from({ length: count }, () => a))[0]?.title,
  )
  expect([eleven, thirteen]).toEqual(['Google Maps', 'Google Maps (without 2 of the stops)'])
})

type Findable = Parameters<typeof mapLinks>[0]

test('where nobody has measured where a place lies, other maps look for its name and address, and files say so', () => {
  const rough = { ...found, isRough: true, address: 'Maxingstraße 13b, 1130 Vienna' }
  const [google, apple, organic] = mapLinks(rough).map(({ href }) => new URL(href).searchParams)
  expect(google?.get('query')).toBe('A & B, Maxingstraße 13b, 1130 Vienna')
  expect([apple?.get('q'), apple?.get('ll')]).toEqual(['A & B, Maxingstraße 13b, 1130 Vienna', null])
  expect([organic?.get('ll'), organic?.get('n')]).toEqual(['1,0', 'A & B (about here)'])
  const inVienna = { ...found, isRough: true, addrCity: 'Vienna', name: 'A|B' }
  const day = new URL(dayLinks([found, inVienna, rough])[0]?.href ?? '').searchParams
  expect([day.get('origin'), day.get('waypoints')]).toEqual(['1,0', 'A B, Vienna'])
  expect(day.get('destination')).toBe('A & B, Maxingstraße 13b, 1130 Vienna')
  expect(mapLinks({ ...found, isRough: true })[0]?.href).toMatch(/query=1%2C0$/)

  const known = exportedDays(plan, new Map([['zoo', { ...zoo, isRough: true }]]))
  const said =
    'About here: nobody has measured it. Maxingstraße 13b, 1130 Vienna\nPandas first;\nbread, rolls'
  expect(gpxOf(known, 'Vienna')).toContain(`<desc>${said}</desc></wpt>`)
  expect(kmlOf(known, 'Vienna')).toContain(`<description>${said}</description>`)
  expect(calendarOf(known, { name: 'Vienna', origin: 'https://guide.example', now })).not.toContain('GEO:')
  expect(text).toContain('GEO:48.18;16.3')
})

test('a place on two days is two events and two stops of routes, and one point with all notes', () => {
  const again = changedPlan(plan, {
    stops: { 'zoo@2027-03-27': { day: '2027-03-27', at: 9, note: 'Feeding at five' } },
  })
  const twice = exportedDays(again, places)
  const calendar = calendarOf(twice, { name: 'Vienna', origin: 'https://guide.example', now })
  expect(calendar.match(/UID:zoo.*/g)).toEqual([
    'UID:zoo-2027-03-27@guide.example',
    'UID:zoo.2027-03-27-2027-03-27@guide.example',
  ])
  const gpx = gpxOf(twice, 'Vienna')
  expect([gpx.match(/<wpt/g)?.length, gpx.match(/<rtept/g)?.length]).toEqual([3, 3])
  expect(gpx).toContain('<desc>Pandas first;\nbread, rolls\nFeeding at five</desc></wpt>')
  expect(kmlOf(twice, 'Vienna').match(/<Placemark><name>Zoo/g)).toHaveLength(2)
})
