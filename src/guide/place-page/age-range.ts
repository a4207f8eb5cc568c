interface Ages {
  ageGroupMin: number | null
  ageGroupMax: number | null
}

/** '3–12', '6', '3 and up', 'up to 12', 'All ages', or undefined. */
export function ageRange({ ageGroupMin: min, ageGroupMax: max }: Ages): string | undefined {
  if (min !== null && max !== null) return min === max ? `${min}` : `${min}–${max}`
  if (min === 0) return 'All ages'
  if (min !== null) return `${min} and up`
  return max === null ? undefined : `up to ${max}`
}
