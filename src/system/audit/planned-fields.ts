import { isDeepStrictEqual } from 'node:util'
import { fieldChanges } from '../../editing/history/history.ts'
import { whenWords } from '../../editing/planned-changes/planned-words.ts'
import { zonedTime } from '../../editing/planned-changes/zoned-time.ts'

type Values = Readonly<Record<string, unknown>>

/** Field by field what is planned, when, and what became of it. */
export const plannedFieldChanges = (before: Values | null, after: Values | null) =>
  fieldChanges(before && told(before), after && told(after))
    .filter((change) => !isDeepStrictEqual(change.before, change.after))
    // Whoever adds one knows that it waits.
    .filter((change) => change.field !== 'state' || (before && after))

const told = ({ changes, state, refusal, ...time }: Values): Values => ({
  ...(isValues(changes) && fieldsOf(changes)),
  ...('publishAt' in time && { when: timeOf(time) }),
  ...{ state, refusal },
})

function fieldsOf({ releasedFields, ...fields }: Values): Values {
  const released = Array.isArray(releasedFields) ? releasedFields : []
  return {
    ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, textOf(value)])),
    ...Object.fromEntries(released.map((field) => [field, 'What its sources say'])),
  }
}

/** A section of a page is kept with the type of its text. */
const textOf = (value: unknown) => (isValues(value) && 'content' in value ? value.content : value)

function timeOf({ publishAt, timeZone }: Values): unknown {
  if (typeof publishAt !== 'string') return 'As soon as somebody publishes it'
  return typeof timeZone === 'string' ? whenWords(zonedTime(new Date(publishAt), timeZone)) : publishAt
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
