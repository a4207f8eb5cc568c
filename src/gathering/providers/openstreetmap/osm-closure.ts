import { cleanText } from '../../../guide/places/clean-text.ts'
import type { PlaceFields } from '../../candidates/place-candidate.ts'

type Times = Pick<PlaceFields, 'openingHours' | 'closedFrom' | 'closedUntil'>
type Stretch = { from: string; until: string | null }

// Christmas and a long weekend are hours; a week is a closure.
const leastDays = 7
const dayMs = 86_400_000

const closedForNow = /^(?:(?:mo-su|mo-su, ?ph|ph, ?mo-su|24\/7) )?(?:off|closed)(?:\s*(?:\|\|)?\s*"[^"]*")?$/i
/** In some of the guide's languages: who calls before is let in. */
const byAppointment =
  /appoint|arrangement|request|booking|vereinbarung|absprache|anmeldung|anfrage|rendez-?vous|r[ée]serv|sur demande|afspraak|aanvraag|prenota|appuntamento|richiesta|\bcita\b|solicitud|aftale|avtale|bokning|sopimuks|umówieniu|objedn|dohod|dogovor/i
const closedInWords =
  /^"?(?:(?:temporarily|permanently|currently) closed|closed (?:temporarily|permanently|for (?:renovation|refurbishment|now)))"?$/i
const closedRule = /^((?!0000)\d{4}\b[^:"]*?) (?:off|closed)(?: ?"[^"]*")?$/i

/**
 * Hours, and a closure that is written among them: 'off' alone, or for a week or more of certain years, as of the day on
 * which it was said (YYYY-MM-DD). What was over by then stays in the text, where it does no harm.
 */
export function osmTimesOf(opening: string | undefined, saidOn: string | undefined): Times {
  const openingHours = cleanText(opening)
  const open: Times = { openingHours, closedFrom: null, closedUntil: null }
  if (!openingHours || !saidOn) return open
  if (
    (closedForNow.test(openingHours) && !byAppointment.test(openingHours)) ||
    closedInWords.test(openingHours)
  )
    return { openingHours: null, closedFrom: saidOn, closedUntil: null }
  const rules = openingHours.split(/\s*;\s*/)
  const found = rules.flatMap((rule) => {
    const stretch = stretchOf(closedRule.exec(rule)?.[1] ?? '')
    return stretch && (stretch.until ?? saidOn) >= saidOn && isLong(stretch) ? [{ rule, stretch }] : []
  })
  const [first] = found.toSorted((a, b) => (a.stretch.from < b.stretch.from ? -1 : 1))
  if (!first) return open
  const { from, until } = first.stretch
  const hours = rules.filter((rule) => rule !== first.rule).join('; ')
  return { openingHours: hours || null, closedFrom: from, closedUntil: until }
}

const isLong = ({ from, until }: Stretch) =>
  until === null || (Date.parse(until) - Date.parse(from)) / dayMs + 1 >= leastDays

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const month = `(${months.join('|')})`
const stretchForm = new RegExp(
  `^(\\d{4})(?: ${month}(?: (\\d{1,2}))?)?(?:(\\+)| ?- ?(\\d{4})?(?: ?${month})?(?: ?(\\d{1,2}))?)?$`,
)

/** '2026 Nov 02-2027 Mar 14', '2026 Nov-Dec', '2026 Nov 02+', '2026'; undefined for all else. */
function stretchOf(text: string): Stretch | undefined {
  const [whole, year, month, day, plus, lastYear, lastMonth, lastDay] = stretchForm.exec(text) ?? []
  if (!whole || !year) return undefined
  const from = dateOf(year, month, day ?? '1')
  if (plus) return from ? { from, until: null } : undefined
  const isSingle = !lastYear && !lastMonth && !lastDay
  const until = isSingle
    ? lastOf(year, month, day)
    : lastOf(lastYear ?? year, lastMonth ?? (lastYear ? undefined : month), lastDay)
  const isAlike = isSingle || Boolean(day) === Boolean(lastDay)
  return from && until && from <= until && isAlike ? { from, until } : undefined
}

function lastOf(year: string, month: string | undefined, day: string | undefined): string | undefined {
  if (day) return dateOf(year, month, day)
  const next = month ? months.indexOf(month) + 1 : 12
  return new Date(Date.UTC(Number(year), next, 0)).toISOString().slice(0, 10)
}

/** Undefined where there is no such day. */
function dateOf(year: string, month: string | undefined, day: string): string | undefined {
  const number = month ? months.indexOf(month) + 1 : 1
  const date = [year, String(number).padStart(2, '0'), day.padStart(2, '0')].join('-')
  const time = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date) ? date : undefined
}
