import type { ImportRun } from '../../gathering/imports/import-run.schema.ts'
import { providerTitle } from '../../gathering/providers/provider-titles.ts'
import { momentText } from '../../ui/moment-text.ts'

/** What was imported: a city, or a file. */
export function runSubject({ cityName, country, origin }: ImportRun): string {
  if (cityName !== null) return [cityName, country].filter(Boolean).join(', ')
  return origin ?? 'A city that is no more'
}

/** 'started by Marta'; commands and the schedule have no name. */
export const starterText = ({ startedBy }: ImportRun): string =>
  startedBy === null ? 'started by the guide itself' : `started by ${startedBy}`

export const sourceText = ({ provider, origin }: ImportRun): string =>
  origin === null ? providerTitle(provider) : `${providerTitle(provider)}, from a file`

export const refusedCount = ({ refused }: Pick<ImportRun, 'refused'>): number =>
  Object.values(refused).reduce((total, count) => total + count, 0)

/** '1 place', '1,204 places' */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

export const hasDone = ({ added, changed, gone }: ImportRun): boolean => added + changed + gone > 0

/** Whether there is anything to read of it. */
export const hasCome = (run: ImportRun): boolean => hasDone(run) || run.unchanged + refusedCount(run) > 0

/** '21 Nov 2026, 12:40 to 12:52'; the day is said again only when it is another. */
export function periodText(startedAt: string, finishedAt: string | null): string {
  const start = momentText(startedAt)
  if (finishedAt === null) return start
  const [day = '', time = ''] = momentText(finishedAt).split(', ')
  return start.startsWith(`${day}, `) ? `${start} to ${time}` : `${start} to ${day}, ${time}`
}
