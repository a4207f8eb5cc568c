/** A family is ready by then. */
const morning = '09:00'

/** The moment from which a way is asked for: in the morning of a day where the zone's clocks hang, or now where that is past. */
export function leavingAt(day: string | undefined, timeZone: string, now = new Date()): Date {
  if (day === undefined) return now
  const inUtc = Date.parse(`${day}T${morning}Z`)
  // Sweden writes its moments so that they can be read again.
  const told = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const ahead = Date.parse(`${told.format(inUtc).replace(' ', 'T')}Z`) - inUtc
  return new Date(Math.max(inUtc - ahead, now.getTime()))
}
