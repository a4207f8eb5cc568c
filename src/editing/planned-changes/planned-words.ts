import type { PlannedChange } from './planned-change.schema.ts'
import type { ZonedTime } from './zoned-time.ts'

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** '1 December 2026 at 06:00 (Europe/Vienna)' */
export const whenWords = ({ date, time, timeZone }: ZonedTime): string =>
  `${days.format(new Date(date))} at ${time} (${timeZone})`

export const stateWords: Record<PlannedChange['state'], string> = {
  draft: 'Draft',
  planned: 'Planned',
  refused: 'Not published',
  published: 'Published',
}

/** Of a form that was about a change that is published by now; `reason` is the server's. */
export const goesOnPublished = (reason: string | undefined): string =>
  `${reason}. What you typed is kept here: save it as a change of what visitors see now.`

/** Of a form that was about a change that is discarded by now. */
export const goesOnDiscarded =
  'Somebody has discarded this draft. All that stands here is kept: keep it for later anew, or save it as a change of what visitors see now.'

/** Where a planned change is seen as visitors will see it. */
export const previewAddress = ({ id }: Pick<PlannedChange, 'id'>): string => `/admin/preview/${id}`

/** 'Playground, Graz': many places have one name. */
export const plannedName = ({ name, where }: Pick<PlannedChange, 'name' | 'where'>): string =>
  where ? `${name}, ${where}` : name

export const plannedAddress = '/admin/planned-changes'
