/** Streets are some 1.3 times as long as the straight line; small legs do 4 km in an hour, and 12 km on wheels. */
const minutesPerKm = { foot: 1.3 * 15, bicycle: 1.3 * 5 } as const

/** Whole minutes, rounded up, at least 1: an estimate from the great-circle distance, never a route. */
export const slowMinutes = (way: keyof typeof minutesPerKm, km: number): number =>
  Math.max(1, Math.ceil(km * minutesPerKm[way]))
