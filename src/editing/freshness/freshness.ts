/** What part of a city's places shall have been checked within a year. */
const aim = 0.95

/** How many more places it takes to get there. */
export const missingOf = ({ places, checked }: { places: number; checked: number }): number =>
  Math.max(0, Math.ceil(places * aim) - checked)
