import { nameKeys } from '../cities/name-keys.ts'
import { localDay } from '../opening-hours/local-day.ts'
import { weekdayNumber } from '../opening-hours/weekday.ts'
import { guideLanguages } from './guide-languages.ts'

/** A day that a text speaks of: 0 is Monday. */
export type TypedDay = 'today' | 'tomorrow' | 'weekend' | number

const dayMs = 86_400_000
const aMonday = Date.UTC(2026, 10, 30)

// biome-ignore-start format: lists of words read better in rows
/** Beside what languages call a day by itself. */
const bentForms: readonly (readonly [TypedDay, string])[] = [
  [
    'today',
    'open now, right now, jetzt geöffnet, ouvert maintenant, aujourdhui, dzisiaj, dziś, danes, idag, nå åpent',
  ],
  ['tomorrow', 'imorgon, imorgen'],
  [
    'weekend',
    'weekend, weekends, this weekend, at the weekend, the weekend, wochenende, am wochenende, dieses wochenende, week end, ce week end, weekendem, víkend, o víkendu, vikend, vikendom, hétvége, hétvégén, fin de semana, este fin de semana, fim de semana, cap de setmana, fine settimana, weekendul, helg, helgen, i helgen, viikonloppu, viikonloppuna, уикенд, през уикенда, σαββατοκύριακο, w weekend, deireadh seachtaine, asteburu, asteburuan',
  ],
  [0, 'hétfőn, pondělku'],
  [1, 'kedden'],
  [2, 'szerdán, środę, středu, srijedu'],
  [3, 'csütörtökön'],
  [4, 'pénteken'],
  [5, 'szombaton, sobotę, sobotu, subotu'],
  [6, 'niedzielę, neděli, nedjelju'],
]
/** What stands around a day: 'open on Monday', 'montags geöffnet'. */
const openingWords =
  'open, opened, opening, on, this, next, geöffnet, offen, auf, am, ouvert, ouverts, ouverte, ouvertes, le, ce, op, aperto, aperta, aperti, aperte, la, il, abierto, abierta, abiertos, abiertas, el, los, aberto, abertos, no, aos, otwarte, w, otevřeno, v, otvoreno, u, åbent, åpent, öppet, på, om, auki, nyitva, отворено, в, deschis, obert'
// biome-ignore-end format: lists of words read better in rows

const daysByWord = new Map<string, TypedDay>(
  [...guideLanguages.flatMap(daysIn), ...bentForms].flatMap(([day, words]) =>
    words
      .split(', ')
      .flatMap(nameKeys)
      // Of two letters a word may be anything: Hungary's 'today' is 'ma'.
      .filter((key) => key.length > 2)
      .map((key) => [key, day] as const),
  ),
)
const besideDays = new Set(openingWords.split(', ').flatMap(nameKeys))

function daysIn(language: string): (readonly [TypedDay, string])[] {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return [
    ['today', relative.format(0, 'day')],
    ['tomorrow', relative.format(1, 'day')],
    ...[0, 1, 2, 3, 4, 5, 6].map((number) => {
      const name = weekday.format(aMonday + number * dayMs)
      return [number, [name, `${name}s`, `${name}na`].join(', ')] as const
    }),
  ]
}

/** The day that a phrase, as `nameKeys` has it, speaks of. */
export const dayCalled = (key: string): TypedDay | undefined =>
  daysByWord.get(key) ??
  daysByWord.get(
    key
      .split(' ')
      .filter((word) => !besideDays.has(word))
      .join(' '),
  )

/** The next such day, YYYY-MM-DD, where the zone's clocks hang: on a Monday, Monday is today. */
export function dateOfTyped(day: TypedDay, timeZone: string, now = new Date()): string {
  const today = localDay(timeZone, now)
  const ahead = (days: number) => new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10)
  if (day === 'today') return today
  if (day === 'tomorrow') return ahead(1)
  const weekday = weekdayNumber(today)
  if (day === 'weekend') return ahead(Math.max(5 - weekday, 0))
  return ahead((day - weekday + 7) % 7)
}
