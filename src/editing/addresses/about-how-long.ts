const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** '28 hours': in the largest unit of which there are two. */
export function aboutHowLong(seconds: number): string {
  const [unit, length] = units.find(([, length]) => seconds >= 2 * length) ?? ['second', 1]
  const format = new Intl.NumberFormat('en-GB', { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.round(seconds / length))
}
