/** Whether something failed because a disk is full, or what one may use of it: ours or PostgreSQL's. */
export function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && fullDiskCodes.has(error.code)) || isFullDisk(error.cause)
}

const fullDiskCodes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100'])
