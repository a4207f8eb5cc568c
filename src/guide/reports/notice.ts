import type { Reason } from './report.ts'

/** What stands on the page once enough families agree; praise and what says nothing in common never does. */
const agreedWords: Partial<Record<Reason, string>> = {
  closed: 'say it is closed',
  hours: 'report different hours',
  spot: 'say it lies elsewhere than on the map',
  price: 'report another price',
  'no-changing-table': 'found no changing table',
  access: 'report otherwise of buggies and wheelchairs',
  ages: 'report that the ages do not fit',
  photo: 'say the photo is of something else',
}

export const noticeReasons = Object.keys(agreedWords)

export type Notice = {
  reason: Reason
  families: number
  /** The moment of the first report. */
  since: string
  /** What the map says of it by now; no family said anything then. */
  because?: string
}

/** What keeps families out though the place is there. */
const doubtWords: Readonly<Record<string, string>> = {
  private: 'The map says it is private now; ask before you go',
  'no longer in use': 'The map says it is no longer in use; ask before you go',
}

export const doubts = Object.keys(doubtWords)

/** With its title, such as 'Three families say it is closed; we are looking'. */
export const titledNotice = ({ because = '', ...notice }: Notice) => ({
  ...notice,
  title: doubtWords[because] ?? agreedTitle(notice),
})

const agreedTitle = ({ reason, families }: Notice) =>
  `${numberWords[families - 3] ?? families} families ${agreedWords[reason]}; we are looking`

/** From three on. */
const numberWords = ['Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
