import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ComingHours } from '../days/coming-hours.schema.ts'
import { weekdayHours } from '../text/opening-hours.ts'
import { OpeningHours } from './opening-hours.tsx'
import { TodaysLine } from './todays-line.tsx'

const saturday = '2026-11-21'
const sunday = '2026-11-22'

const dayOf = (date: string, ...open: [from: string, to: string][]) => ({
  starts: `${date}T00:00+01:00`,
  open: open.map(([from, to]): [string, string] => [`${date}T${from}+01:00`, `${date}T${to}+01:00`]),
})

const stated = (...days: ComingHours['days']): ComingHours => ({ grade: 'stated', days })

/** As the server sends them. */
const Hours = (
  props: Omit<ComponentProps<typeof OpeningHours>, 'week' | 'website' | 'phone'> & {
    website?: string
    phone?: string
  },
) => (
  <OpeningHours
    website={null}
    phone={null}
    {...props}
    week={weekdayHours(props.openingHours ?? '') ?? null}
  />
)

const textOf = (element: React.ReactNode) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('before a browser has taken over, a card tells the hours of today', () => {
  expect(textOf(<TodaysLine hours={stated(dayOf(saturday, ['10:00', '18:00']))} />)).toBe('Today 10:00–18:00')
  expect(textOf(<TodaysLine hours={stated(dayOf(saturday))} />)).toBe('Closed today')
  expect(textOf(<TodaysLine hours={null} />)).toBe('Hours not known')
})

test('usual hours say how old they are, but for the smallest cards, and are never green', () => {
  const hours: ComingHours = { grade: 'usual', days: [dayOf(saturday, ['10:00', '18:00'])] }
  const text = 'Usually open 10:00–18:00'
  expect(textOf(<TodaysLine hours={hours} />)).toBe(`${text} as known in 2025, look before you go`)
  expect(textOf(<TodaysLine hours={hours} look="small" />)).toBe(text)
  expect(renderToStaticMarkup(<TodaysLine hours={hours} />)).not.toContain('text-success')
  const page = renderToStaticMarkup(<Hours openingHours={null} specialHours={null} hours={hours} />)
  expect(page).toContain('as known in 2025, look before you go')
  expect(page).not.toContain('bg-success')
})

test('on a public holiday that stated hours do not speak of cards and pages say why they are no more than usual', () => {
  const hours = stated(
    { ...dayOf(saturday, ['10:00', '18:00']), holiday: 'Second day of Christmas' },
    dayOf(sunday),
  )
  const text = 'Usually open 10:00–18:00 on Saturdays'
  const why = 'its hours do not speak of Second day of Christmas, look before you go'
  expect(textOf(<TodaysLine hours={hours} />)).toBe(`${text} ${why}`)
  expect(textOf(<TodaysLine hours={hours} look="small" />)).toBe(text)
  expect(renderToStaticMarkup(<TodaysLine hours={hours} />)).not.toContain('text-success')
  const page = <Hours openingHours="Sa 10:00-18:00" specialHours={null} hours={hours} />
  expect(textOf(page)).toBe(
    `${text} ${why} Hours as of 21 Nov 2026 Opening hours Saturday, 21 Nov Usually 10:00–18:00 Sunday Closed`,
  )
  expect(renderToStaticMarkup(page)).not.toContain('bg-success')
})

test('a page tells the hours of today above those of the week', () => {
  const hours = stated(dayOf(saturday, ['10:00', '18:00']), dayOf(sunday))
  expect(textOf(<Hours openingHours="Sa 10:00-18:00" specialHours={null} hours={hours} />)).toBe(
    'Today 10:00–18:00 Hours as of 21 Nov 2026 Opening hours Saturday 10:00–18:00 Sunday Closed',
  )
})

test('weekly hours stand day by day, others as they are', () => {
  expect(
    textOf(<Hours openingHours="Mo-Fr 09:00-17:00; Sa,Su off" specialHours={null} hours={null} />),
  ).toMatch(/Friday 09:00–17:00 Saturday Closed/)
  expect(textOf(<Hours openingHours="Jun-Aug 10:00-18:00" specialHours={null} hours={null} />)).toContain(
    'Opening hours Jun-Aug 10:00-18:00',
  )
})

test('hours name their source and its date; usual ones never borrow the date of stated ones', () => {
  const sources = {
    openingHours: { source: 'openstreetmap', grade: 'stated', date: '2026-11-03', url: null },
    usualHours: { source: 'starter', grade: 'usual', date: '2025', url: null },
  } as const
  const hours = stated(dayOf(saturday, ['10:00', '18:00']))
  const text = (grade: ComingHours['grade']) =>
    textOf(<Hours openingHours="x" specialHours={null} hours={{ ...hours, grade }} sources={sources} />)
  expect(text('stated')).toContain('OpenStreetMap, 3 Nov 2026')
  expect(text('usual')).toContain('as known in 2025, look before you go Our guide')
  // But for the text itself, which is theirs.
  expect(text('usual').split('Through the year x OpenStreetMap, 3 Nov 2026')).toEqual([
    expect.not.stringContaining('3 Nov 2026'),
    '',
  ])
})

test('usual hours that editors wrote down have their date, and not that of the guide', () => {
  const usualHours = { source: 'editor', grade: 'stated', date: '2026-11-03', url: null } as const
  const hours: ComingHours = { grade: 'usual', days: [dayOf(saturday, ['10:00', '18:00'])] }
  const page = textOf(
    <Hours openingHours={null} specialHours={null} hours={hours} sources={{ usualHours }} />,
  )
  expect(page).toContain('Our editors, 3 Nov 2026, look before you go')
  expect(page).not.toContain('2025')
})

test('usual hours that editors wrote down are not said to be of 2025 on cards either', () => {
  const hours: ComingHours = {
    ...{ grade: 'usual', areOfEditors: true },
    days: [dayOf(saturday, ['10:00', '18:00'])],
  }
  expect(textOf(<TodaysLine hours={hours} />)).toBe(
    'Usually open 10:00–18:00 noted by our editors, look before you go',
  )
})

test('a closure names its own source', () => {
  const closure = { from: null, until: '2027-03-03' }
  const hours = { ...stated(dayOf(saturday)), closure }
  const closedUntil = { source: 'official-site', grade: 'stated', date: '2026-11-20', url: null } as const
  const shown = { openingHours: null, specialHours: null, sources: { closedUntil } }
  expect(textOf(<Hours {...shown} hours={hours} />)).toContain(
    'Closed until 3 Mar 2027 Hours as of 21 Nov 2026 Closure: Official site, 20 Nov 2026',
  )
  expect(textOf(<Hours {...shown} hours={stated(dayOf(saturday))} />)).not.toContain('Official site')
})

test('what only the calendar can tell is shown as the text it is too', () => {
  const openingHours = 'Apr-Oct 10:00-18:00'
  expect(
    textOf(<Hours openingHours={openingHours} specialHours={null} hours={stated(dayOf(saturday))} />),
  ).toContain(`Saturday, 21 Nov Closed Through the year ${openingHours}`)
})

test('unknown hours are said to be unknown, whether there is a text or not', () => {
  const nothing = { openingHours: null, specialHours: null, hours: null }
  expect(textOf(<Hours {...nothing} website="https://zoo.example" phone="+43 1 1" />)).toBe(
    'Hours not known Please look at the official site before you set off.',
  )
  expect(textOf(<Hours {...nothing} phone="+43 1 1" />)).toBe(
    'Hours not known Please call before you set off.',
  )
  expect(textOf(<Hours {...nothing} />)).toBe('Hours not known')
  const unknown = stated({ starts: `${saturday}T00:00+01:00`, open: null })
  expect(textOf(<Hours openingHours="by appointment" specialHours={null} hours={unknown} />)).toBe(
    'Hours not known Hours as of 21 Nov 2026 Opening hours by appointment',
  )
})
