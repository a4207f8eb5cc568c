import { momentText } from '../../ui/moment-text.ts'
import type { ReportGroup } from './admin-reports.schema.ts'

const decisions: Record<ReportGroup['state'], string> = {
  open: 'Waiting',
  applied: 'Applied',
  answered: 'Answered',
  dismissed: 'Dismissed',
}

type Decided = Pick<ReportGroup, 'state' | 'decidedBy' | 'decidedAt'>

/** 'Answered by marta, 3 November 2026 at 10:15' */
export const decisionText = ({ state, decidedBy, decidedAt }: Decided): string =>
  [`${decisions[state]}${decidedBy ? ` by ${decidedBy}` : ''}`, decidedAt && momentText(decidedAt)]
    .filter(Boolean)
    .join(', ')
