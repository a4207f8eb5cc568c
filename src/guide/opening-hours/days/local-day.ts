/** By zone, of which there are a few dozen: to make one takes longer than a page has for its dates. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day of a moment as YYYY-MM-DD where the zone's clocks hang. */
export function localDay(timeZone: string, moment: Date = new Date()): string {
  return localMoment(timeZone, moment).slice(0, 10)
}

/** What the zone's clocks show at a moment, as YYYY-MM-DDTHH:MM. */
export function localMoment(timeZone: string, moment: Date = new Date()): string {
  // Sweden writes its dates that way.
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(timeZone, format)
  return format.format(moment).replace(' ', 'T')
}
