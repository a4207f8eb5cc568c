import OpeningHours from 'opening_hours'
import { spansByDay } from '../days/day-spans.ts'
import { textFormOf } from '../text/week-text.ts'
import { alikeWeeks } from './alike-weeks.ts'
import { guesses, type HoursQuestion, reckonDays } from './reckon-days.task.ts'
import { suggestedHours } from './suggested-hours.task.ts'
import { spanOfTwelveHours } from './twelve-hour-clock.ts'
import type { UnderstoodHours } from './understood-hours.schema.ts'

/**
 * What a text says, day by day, and where it says nothing; then also how it might be written instead. Never throws, but may take for
 * ever like `reckonDays`.
 */
export function readHours(question: HoursQuestion): UnderstoodHours {
  const read = readAsIs(question)
  return read.periods.length > 0 ? read : { ...read, suggestion: suggestionFor(question) }
}

/** Only what leaves no doubt is suggested. */
function suggestionFor(question: HoursQuestion): string | null {
  const isClear = (openingHours: string) => {
    const { isUnderstood, notes, periods } = readAsIs({ ...question, openingHours })
    return isUnderstood && notes.length === 0 && periods.length > 0
  }
  return suggestedHours(question.openingHours).find(isClear) ?? null
}

function readAsIs(question: HoursQuestion): UnderstoodHours {
  const text = textFormOf(question.openingHours)
  if (text === undefined)
    return notUnderstood([{ message: 'This is no week with all its seven days', upTo: '' }])
  const { faults, notes } = noted(text, reviewOf(text, question))
  if (faults.length > 0) return notUnderstood(faults, notes)
  return {
    isUnderstood: true,
    faults,
    notes,
    suggestion: null,
    ...alikeWeeks(spansByDay(reckonDays(question))),
  }
}

type Review = Pick<UnderstoodHours, 'faults' | 'notes'>

const notUnderstood = (faults: UnderstoodHours['faults'], notes: string[] = []): UnderstoodHours => ({
  ...{ isUnderstood: false, faults, notes, suggestion: null, periods: [], exceptions: [] },
})

/** With what the library does not see. */
function noted(text: string, { faults, notes }: Review): Review {
  const span = spanOfTwelveHours(text)
  if (!span) return { faults, notes }
  const meant = 'Write the end as 13:00 to 19:00 if that is meant, or as 28:00 to 31:00 if not.'
  return {
    faults,
    notes: [
      ...notes,
      `${span} ends on the next morning, so families are told that the hours are not known. ${meant}`,
    ],
  }
}

function reviewOf(text: string, { lat, lng, countryCode = '' }: HoursQuestion): Review {
  const place = { lat: String(lat), lon: String(lng), address: { country_code: countryCode, state: '' } }
  try {
    const warnings = new OpeningHours(text, place as never, { locale: 'en' } as never).getStructuredWarnings()
    return {
      faults: warnings
        .filter(({ type }) => guesses.has(type))
        .map(({ message, value, position }) => ({ message, upTo: value.slice(0, position ?? 0) })),
      notes: [...new Set(warnings.filter(({ type }) => !guesses.has(type)).map(({ message }) => message))],
    }
  } catch (error) {
    return { faults: [faultOf(String(error))], notes: [] }
  }
}

// 'Mo-Fr 09:00- <--- (Time range does not continue as expected) …'
function faultOf(thrown: string): UnderstoodHours['faults'][number] {
  const [, upTo = '', message = thrown] = /^(.*?) <--- \((.*?)\)\s*(?: |$)/s.exec(thrown) ?? []
  return { message: message.replace(/ This means that .*/s, ''), upTo }
}
