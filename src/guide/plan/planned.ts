/**
 * Where a browser keeps the slugs of the visitor's plan, with commas between, beside the plan itself: all that a page needs
 * to know of it before it is touched. Essential storage: it is there only when the visitor put something into it.
 */
export const plannedKey = 'planned'

/** Whether a place is in the plan that this browser keeps, under a slug that it has or had. */
export function isPlanned(slug: string, formerSlugs: readonly string[] = []): boolean {
  try {
    return localStorage[plannedKey]
      ?.split(',')
      .some((one: string) => one === slug || formerSlugs.includes(one))
  } catch {
    return false
  }
}

/** Calls back when this tab, which then tells itself, or another changes the plan; returns how to stop. */
export function onPlanChange(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
