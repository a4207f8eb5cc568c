/** Each season is three whole months; `firstMonth` counts from 1. Winter runs over the year's end. */
export const seasons = [
  { name: 'spring', displayName: 'Spring', firstMonth: 3 },
  { name: 'summer', displayName: 'Summer', firstMonth: 6 },
  { name: 'autumn', displayName: 'Autumn', firstMonth: 9 },
  { name: 'winter', displayName: 'Winter', firstMonth: 12 },
] as const

export type SeasonName = (typeof seasons)[number]['name']

export const monthsPerSeason = 3

export const seasonNames: readonly SeasonName[] = seasons.map(({ name }) => name)
