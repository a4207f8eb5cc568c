import type { PlaceValues } from '../../gathering/merging/place-edit.ts'
import type { Reason, reportStates } from '../../guide/reports/report.ts'
import type { FormField } from '../place-form/place-form.ts'

/** What of a place a report asks to change, where it says so itself. */
const values: Partial<Record<Reason, PlaceValues>> = {
  closed: { isActive: false },
  'no-changing-table': { changingTable: 'no' },
}

export const askedChange = (reason: Reason): PlaceValues | undefined => values[reason]

/** Whether opening reports again undoes in the place what deciding changed there; what an editor saved in its form stays. */
export const isUndoneInPlace = (state: (typeof reportStates)[number], reason: Reason): boolean =>
  state === 'applied' && askedChange(reason) !== undefined

/** Where the form of a place is opened for what only an editor can write; null where it begins as always. */
const fields: Partial<Record<Reason, FormField>> = {
  hours: 'openingHours',
  spot: 'lat',
  price: 'price',
  access: 'wheelchair',
  ages: 'bestAgeMin',
  toddlers: 'bestAgeMin',
}

export const askedField = (reason: Reason): FormField | undefined => fields[reason]

/** What applying does, for its editor. */
export function changeText(reason: Reason): string {
  if (reason === 'closed') return 'Applying takes the place off the guide.'
  if (reason === 'no-changing-table') return 'Applying sets Changing Table to No.'
  return 'Applying opens the form of the place, and is done when that is saved.'
}
