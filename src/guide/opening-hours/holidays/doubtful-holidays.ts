// biome-ignore-all format: rows of data read better one to a line

/**
 * Days that `opening_hours` does not have among the public holidays of a country though most of it is closed, or has
 * though most of it is open. What depends on holidays is not known then, and what does not speak of them no more than usual.
 */
const doubtful: Record<string, readonly string[]> = {
  // Holy Saturday, the second day of Christmas, and the working days that stand in for holidays at a weekend.
  bg: [
    '2026-12-26', '2026-12-28',
    '2027-05-04', '2027-12-26', '2027-12-27', '2027-12-28',
    '2028-01-03', '2028-04-15', '2028-05-08', '2028-12-26', '2028-12-27',
  ],
  // Good Friday and Liberation Day are holidays of some, and of all only every five years.
  nl: ['2027-03-26', '2027-05-05', '2028-04-14', '2028-05-05'],
}

/** As YYYY-MM-DD. */
export const doubtfulHolidays = (countryCode: string): readonly string[] => doubtful[countryCode] ?? []

/** `day` as YYYY-MM-DD. */
export const isDoubtfulHoliday = (countryCode: string, day: string): boolean =>
  doubtfulHolidays(countryCode).includes(day)
