import OpeningHours from 'opening_hours'
import { guesses } from './reckon-days.task.ts'

/** Words that websites have and the library does not know, or takes for something else. Only for what somebody is shown first. */
const words: readonly (readonly [RegExp, string])[] = [
  [/(\d{1,2})\s*h\s*(\d\d)?(?!\p{L})/giu, '$1:$2'],
  [/(\d{1,2}):(?!\d)(?=\s*(?:[-–à;,]|a\s|$))/gu, '$1:00'],
  [/(\d)\s*(?:à|a|to|do|tot)\s+(?=\d)/giu, '$1-'],
  [
    /(?<!\p{L})(?:tous les jours|todos los días|tutti i giorni|ogni giorno|todos os dias|codziennie|denně|dagelijks)(?!\p{L})/giu,
    'Mo-Su',
  ],
  [
    /(?<!\p{L})(?:cerrado|chiuso|fechado|nieczynne|zamknięte|zavřeno|zatvoreno|zárva|lukket|stängt|stengt|suljettu)(?!\p{L})/giu,
    'off',
  ],
  [/(?<!\p{L})(?:du|de|le|les|von|vom|from|ouvert|open|geöffnet)\s+(?=[\p{L}\d])/giu, ''],
  [/(?<=\p{L})\s+(?:au|al|tot|t\/m|do)\s+(?=\p{L})/giu, '-'],
]

// After hours it makes them unknown, and as a rule of its own all days; 'open' says what it is a note to.
const note = /(?<=\d|dusk|sunset)\s*;?\s*(?="[^"]*"\s*(?:;|$))/g

/**
 * How what was copied from elsewhere might be written ('Montag bis Freitag 9 - 17 Uhr': 'Mo-Fr 09:00-17:00'), the likeliest first. Each is
 * to be read and judged like any other text.
 */
export function suggestedHours(text: string): string[] {
  const isOfOneNote = new Set(text.match(/"[^"]*"/g)).size === 1
  const joined = isOfOneNote ? text.replace(note, ' open ') : text
  const inWords = words.reduce((changed, [pattern, word]) => changed.replace(pattern, word), text)
  const written = [...new Set([text, inWords])].flatMap((form) => prettyOf(form) ?? [])
  return [...new Set([joined, ...written])].filter((form) => form !== text)
}

function prettyOf(text: string): string | undefined {
  try {
    const hours = new OpeningHours(text, null, { locale: 'en' } as never)
    if (
      hours.getStructuredWarnings().some(({ type }) => type !== 'word_error_correction' && guesses.has(type))
    )
      return undefined
    const pretty = hours.prettifyValue()
    // After a comma days are added to those before; a day that is closed is an exception.
    return pretty.replace(/, (?=[^,;]* (?:off|closed)\b)/g, '; ')
  } catch {
    return undefined
  }
}
