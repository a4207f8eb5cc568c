import { z } from 'zod'
import { PlaceDays } from '../../guide/dates/place-days.schema.ts'
import { PlaceDetail } from '../../guide/place-lists/place.schema.ts'
import { Day } from '../../platform/calls/day.schema.ts'
import { Moment, ReadVersion } from '../../platform/calls/read-version.schema.ts'
import { contentPageKeys } from '../../site/page-content/content-page-keys.ts'
import { PageContentChange, PageSection } from '../../site/page-content/page-content.schema.ts'
import { PlaceEdit } from '../places/place-edit.schema.ts'
import { plannedStates, plannedSubjects } from './planned-change.ts'
import { isTimeZone } from './zoned-time.ts'

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time like 06:00')
const TimeZone = z.string().max(64).refine(isTimeZone, 'The name of a time zone, such as Europe/Vienna')

/** When it is published: by the clocks of a zone. Null: a draft, which waits until somebody publishes it. */
export const When = z.object({ date: Day, time: Time, timeZone: TimeZone }).nullable()

const PageSubject = z.object({ subject: z.literal('page'), key: z.enum(contentPageKeys) })

/** As the page's own `PUT` takes them, by section. */
const PageChanges = PageContentChange.shape.updates

export const NewPlannedChange = z.discriminatedUnion('subject', [
  PageSubject.extend({ changes: PageChanges, when: When.default(null) }),
  z.object({
    subject: z.literal('place'),
    key: z.int32().positive(),
    changes: PlaceEdit,
    when: When.default(null),
  }),
])

/** What is left out stays. `updatedAt` is that of the planned change as it was read. */
const edit = { when: When.optional(), ...ReadVersion.shape }

export const PlannedChangeEdit = z.discriminatedUnion('subject', [
  z.object({ subject: z.literal('page'), changes: PageChanges.optional(), ...edit }),
  z.object({ subject: z.literal('place'), changes: PlaceEdit.optional(), ...edit }),
])

export const PlannedChangesQuery = z.object({
  subject: z.enum(plannedSubjects).optional(),
  key: z.string().max(40).optional(),
})

export const PlannedChange = z.object({
  id: z.int(),
  subject: z.enum(plannedSubjects),
  /** A place's id, or the key of a page. */
  key: z.string(),
  name: z.string(),
  /** Of a place its address, or else its town or city; null of a page, and where nothing is known of it. */
  where: z.string().nullable(),
  changes: z.record(z.string(), z.unknown()),
  /** The fields, or sections, that it changes. */
  fields: z.array(z.string()),
  /** Those of them that somebody has changed otherwise since: it is not published over that. */
  overtaken: z.array(z.string()),
  /** What it would change is no longer there. */
  isGone: z.boolean(),
  /** A draft has none. */
  when: z.object({ date: z.string(), time: z.string(), timeZone: z.string(), at: Moment }).nullable(),
  state: z.enum(plannedStates),
  /** Why it was not published when it was due. */
  refusal: z.string().nullable(),
  /** Who last said what is to change, or when; null for an account that is gone. */
  username: z.string().nullable(),
  createdAt: Moment,
  updatedAt: Moment,
  publishedAt: Moment.nullable(),
})

/** What visitors will see of it. */
export const PlannedPreview = z.discriminatedUnion('subject', [
  z.object({
    subject: z.literal('page'),
    planned: PlannedChange,
    key: z.enum(contentPageKeys),
    sections: z.array(PageSection),
  }),
  z.object({
    subject: z.literal('place'),
    planned: PlannedChange,
    place: PlaceDetail,
    /** Of all days that a visitor can pick, what the place will say of them. */
    days: PlaceDays,
    /** Visitors do not see it, also then. */
    isHidden: z.boolean(),
  }),
])

export type When = z.infer<typeof When>
export type NewPlannedChange = z.output<typeof NewPlannedChange>
export type PlannedChangeEdit = z.output<typeof PlannedChangeEdit>
export type PlannedChangesQuery = z.infer<typeof PlannedChangesQuery>
export type PlannedChange = z.infer<typeof PlannedChange>
export type PlannedPreview = z.infer<typeof PlannedPreview>
