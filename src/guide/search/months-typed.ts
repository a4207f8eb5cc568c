import { nameKeys } from '../cities/name-keys.ts'
import { monthsPerSeason, type SeasonName, seasons } from '../seasons/season.ts'
import { guideLanguages } from './guide-languages.ts'

/** Shorter words may be anything: 'may', and 'mars', which is March in France and a field in Paris. */
const shortest = 5

/** Seasons by the months in them, in the guide's languages, alone and as they stand in a date. */
export const seasonsByMonth: ReadonlyMap<string, SeasonName> = new Map(
  seasons.flatMap(({ name, firstMonth }) =>
    Array.from({ length: monthsPerSeason }, (_, at) => (firstMonth - 1 + at) % 12)
      .flatMap(namesOfMonth)
      .flatMap(nameKeys)
      .filter((key) => key.length >= shortest)
      .map((key) => [key, name] as const),
  ),
)

function namesOfMonth(month: number): string[] {
  const day = Date.UTC(2026, month, 15)
  return guideLanguages.flatMap((language) => {
    const dated = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    const inDate = dated.formatToParts(day).find(({ type }) => type === 'month')?.value ?? []
    return [new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(day), inDate].flat()
  })
}
