import { sectionHeading } from '../../site/page-content/section-heading.ts'
import { fieldLabel } from '../imports/change-rows.ts'
import { pageSubject } from './page-subject.queries.ts'
import { placeSubject } from './place-subject.queries.ts'
import type { PlannedSubject } from './planned-change.ts'
import type { Subject } from './subject.queries.ts'

// biome-ignore lint/suspicious/noExplicitAny: what a subject keeps goes back to none but itself
const subjects: Record<PlannedSubject, Subject<any, any>> = { page: pageSubject, place: placeSubject }

export const subjectOf = (subject: PlannedSubject) => subjects[subject]

export const labelOf = (subject: PlannedSubject, field: string): string =>
  subject === 'page' ? sectionHeading(field) : fieldLabel(field)
