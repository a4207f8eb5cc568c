/** Whether each child has had a birthday since. */
export const areOld = (agesOn: string | null, today: string): boolean =>
  agesOn === null || `${Number(agesOn.slice(0, 4)) + 1}${agesOn.slice(4)}` <= today

export const readDay = (said: unknown): string | null =>
  typeof said === 'string' && /^\d{4}-\d\d-\d\d$/.test(said) ? said : null
