export type ReportAction = 'next' | 'previous' | 'apply' | 'answer' | 'dismiss' | 'note'

/** One key each, shown on its button. */
export const reportKeys: Record<ReportAction, string> = {
  next: 'J',
  previous: 'K',
  apply: 'A',
  answer: 'R',
  dismiss: 'D',
  note: 'O',
}
