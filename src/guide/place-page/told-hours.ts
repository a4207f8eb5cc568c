import type { OpeningHoursSpecification } from 'schema-dts'
import type { PlainWeek } from '../opening-hours/days/coming-hours.schema.ts'
import { dateOf } from '../opening-hours/days/day-hours.ts'
import { type SpecialRule, specialRules } from '../opening-hours/text/special-rules.ts'
import type { PlaceDetail } from '../place-lists/place.schema.ts'

type Told = {
  openingHoursSpecification?: OpeningHoursSpecification[]
  specialOpeningHoursSpecification?: OpeningHoursSpecification[]
}

/** What programs are told of a place's hours: the week, closures and special days, as far as somebody states them. */
export function toldHours({ week, hours, specialHours, openFrom, openTo }: PlaceDetail): Told {
  const { from, until } = hours?.closure ?? {}
  const [today] = hours?.days ?? []
  const special = [
    ...(from || until
      ? [{ ...closed, ...(from && { validFrom: from }), ...(until && { validThrough: until }) }]
      : []),
    ...specialRules(specialHours ?? '').flatMap((rule) =>
      typeof rule === 'string' || (today && rule.last < dateOf(today)) ? [] : ofSpecialDays(rule),
    ),
  ]
  const inSeason = openFrom && openTo ? { validFrom: openFrom, validThrough: openTo } : {}
  return {
    ...(week && isRead(hours) && { openingHoursSpecification: week.flatMap((day) => ofDay(day, inSeason)) }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
}

/** Whether hours were reckoned from the week, or none were yet: a text such as '9:00-5:00' may mean something else than it says. */
const isRead = (hours: PlaceDetail['hours']) =>
  !hours || (hours.grade === 'stated' && hours.days.some(({ open, isOutOfSeason }) => open || isOutOfSeason))

/** A day on which opening and closing fall on midnight is closed, as search engines read it. */
const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' } as const

/** One for each span of a day; a weekday that is closed is told by having none, holidays are not, since they are weekdays too. */
function ofDay({ day, hours }: PlainWeek[number], on: On): OpeningHoursSpecification[] {
  if (day === 'Public holidays')
    return ofSpans(hours === 'Closed' ? [closed] : spansOf(hours), { dayOfWeek: 'PublicHolidays', ...on })
  const dayOfWeek = weekdays.find((name) => name === day)
  return dayOfWeek ? ofSpans(spansOf(hours), { dayOfWeek, ...on }) : []
}

type On = Omit<OpeningHoursSpecification & object, '@type'>

type Span = { opens: string; closes: string }

const ofSpans = (spans: readonly Span[], on: On) =>
  spans.map(({ opens, closes }) => ({ ...closed, ...on, opens, closes }) as OpeningHoursSpecification)

/** Of '09:00–12:00, 14:00–24:00' or 'Open 24 hours'. */
const spansOf = (hours: string): Span[] =>
  (hours === 'Open 24 hours' ? ['00:00–24:00'] : hours.split(', ')).flatMap((span) => {
    const [, opens, closes] = /^(\d\d:\d\d)–(\d\d:\d\d)$/.exec(span) ?? []
    return opens && closes ? [{ opens, closes: closes === '24:00' ? '23:59' : closes }] : []
  })

const specialForm = /^(?:((?:(?:Mo|Tu|We|Th|Fr|Sa|Su)[,-]?)+) )?(off|closed|24\/7|[\d:, -]+)$/

/** None of a rule that says more than schema.org can. */
function ofSpecialDays({ first, last, hours }: SpecialRule): OpeningHoursSpecification[] {
  const [, dayList, said = ''] = specialForm.exec(hours) ?? []
  const dayOfWeek = dayList?.split(',').flatMap(daysOf)
  return ofSpans(said === 'off' || said === 'closed' ? [closed] : spansOf(inWords(said)), {
    ...(dayOfWeek && { dayOfWeek }),
    ...{ validFrom: first, validThrough: last },
  })
}

/** '9:00-12:00,14:00-16:00' as a week has it. */
const inWords = (spans: string) =>
  spans === '24/7'
    ? 'Open 24 hours'
    : spans.replace(/\b\d:/g, '0$&').replace(/ ?- ?/g, '–').replace(/, ?/g, ', ')

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Of 'Sa' or 'Fr-Mo'. */
function daysOf(range: string) {
  const [first = -1, last = first] = range
    .split('-')
    .map((code) => weekdays.findIndex((name) => name.startsWith(code)))
  return [...weekdays, ...weekdays].slice(first, last < first ? last + 8 : last + 1)
}
