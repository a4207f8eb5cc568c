export const drives = [15, 30, 45, 60] as const
export const budgets = [0, 1, 2] as const

/** What a family asks of a day out. It is kept in the visitor's own browser, without names. */
export interface Family {
  /** Of the children, in years from 0 to 17, in order; twins need one. */
  ages: readonly number[]
  buggy: boolean
  wheelchair: boolean
  /** When a child sleeps, as '12:30' to '14:30'; it matters to plans alone. */
  nap: Nap | null
  /** Minutes, one way; null: any. */
  longestDrive: (typeof drives)[number] | null
  /** Of one adult's ticket, the dearest of `priceBand` that they would pay, 0 for nothing; null: any. */
  budget: (typeof budgets)[number] | null
}

export interface Nap {
  from: string
  until: string
}

export const noFamily: Family = {
  ages: [],
  buggy: false,
  wheelchair: false,
  nap: null,
  longestDrive: null,
  budget: null,
}

/** Years; from 18 on they pay and choose for themselves. */
export const childAges = Array.from({ length: 18 }, (_, age) => age)

export const naps = {
  'Late morning': { from: '10:00', until: '12:00' },
  'After lunch': { from: '12:30', until: '14:30' },
} satisfies Record<string, Nap>
