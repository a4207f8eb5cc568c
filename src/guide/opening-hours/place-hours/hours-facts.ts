import type { FactValue } from '../../facts/fact-names.ts'

/** The facts that a place's hours are reckoned from. */
export const hoursFacts = [
  ...(['openingHours', 'usualHours', 'usuallyClosed', 'specialHours', 'closedFrom', 'closedUntil'] as const),
] as const

export type HoursFacts = { [Name in (typeof hoursFacts)[number]]: FactValue<Name> }
