/** A row of which `updatedAt` tells one version from the next. */
type Versioned = { updatedAt: Date }

/** Whether it has changed since it was read with that `updatedAt`; who sends none changes whatever is there. */
export const isChangedSince = ({ updatedAt }: Versioned, read: string | undefined): boolean =>
  read !== undefined && updatedAt.getTime() !== Date.parse(read)

/** Later than before even within a millisecond. */
export const nextVersion = ({ updatedAt }: Versioned): Date =>
  new Date(Math.max(Date.now(), updatedAt.getTime() + 1))
