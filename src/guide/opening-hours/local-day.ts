/** The day of a moment as YYYY-MM-DD where the zone's clocks hang. */
export function localDay(timeZone: string, moment: Date = new Date()): string {
  // Sweden writes its dates that way.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment)
}
