/** Whether a statement failed because its row was to name an account that was deleted meanwhile. */
export function isAccountGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isRefused = 'code' in error && error.code === '23503' && 'constraint' in error
  return (isRefused && /_users_id_fk$/.test(String(error.constraint))) || isAccountGone(error.cause)
}
