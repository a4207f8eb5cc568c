/** What a family tells of a place with one tap, in the order of the buttons. */
export const reasons = [
  'closed',
  'hours',
  'spot',
  'price',
  'no-changing-table',
  'access',
  'ages',
  'photo',
  'toddlers',
  'other',
] as const

export type Reason = (typeof reasons)[number]

/** The place that something is told of; `notice` is what stands on its page. */
export type ReportedPlace = {
  slug: string
  placeName: string
  notice: { reason: Reason; title: string } | null
}

export const reportStates = ['open', 'applied', 'answered', 'dismissed'] as const

export const reasonTitles: Record<Reason, string> = {
  closed: 'Closed for good',
  hours: 'Closed now, or wrong hours',
  spot: 'Wrong spot on the map',
  price: 'Wrong price',
  'no-changing-table': 'No changing table',
  access: 'Buggy or wheelchair',
  ages: 'Ages do not fit',
  photo: 'Wrong photo',
  toddlers: 'Wonderful for toddlers',
  other: 'Something else',
}

export const bounds = {
  sentence: 280,
  /** Of a photo as it is sent, in bytes. */
  photo: 1_000_000,
  /** Of different devices and networks, with one reason, within `agreeingDays`. */
  agreeing: 3,
  agreeingDays: 30,
  /** Reports of one place that wait for an editor. */
  ofPlace: 60,
  /** Of these, from one network: nobody fills them alone. */
  ofNetwork: 6,
  /** Reports that wait for an editor in all. */
  open: 3000,
  /** Of those of a place, and of all, from forms without a script: they leave room for others. */
  plain: { ofPlace: 10, open: 300 },
}
