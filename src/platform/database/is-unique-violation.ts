/** Whether a statement failed because a value is there already and may be there once only; of a rule, where one is named. */
export function isUniqueViolation(error: unknown, rule?: string): boolean {
  if (!(error instanceof Error)) return false
  if (!('code' in error) || error.code !== '23505') return isUniqueViolation(error.cause, rule)
  return rule === undefined || ('constraint' in error && error.constraint === rule)
}
