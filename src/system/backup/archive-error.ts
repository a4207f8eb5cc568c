/** Why an archive cannot be written or read, in words for whoever called the command. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
}

export const damaged = (cause?: unknown) =>
  new ArchiveError('The archive is damaged or not whole. Nothing was restored: take another one.', { cause })
