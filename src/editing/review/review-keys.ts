export type ReviewAction = 'next' | 'previous' | 'review' | 'show' | 'edit'

/** One key each, shown on its button. */
export const reviewKeys: Record<ReviewAction, string> = {
  next: 'J',
  previous: 'K',
  review: 'R',
  show: 'D',
  edit: 'E',
}
