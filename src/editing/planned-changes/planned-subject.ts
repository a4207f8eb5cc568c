import { isDeepStrictEqual } from 'node:util'

/** By field what it is, as JSON. */
export type Values = Readonly<Record<string, unknown>>

/** What can be changed at a time, as it is now. */
export type Current = { name: string; values: Values }

/** The fields that are neither what they were when this was planned nor what it would make of them. */
export const overtakenFields = (base: Values, wanted: Values, now: Values): string[] =>
  Object.keys(base).filter(
    (field) => !isDeepStrictEqual(now[field], base[field]) && !isDeepStrictEqual(now[field], wanted[field]),
  )
