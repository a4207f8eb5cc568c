/** Where archives lie that the guide makes by itself. */
export interface ArchivePlace {
  /** For people, without a secret: 'the folder /mnt/backups'. */
  title: string
  /** Without writing anything. @throws ArchiveError where nothing could be stored */
  check: () => Promise<void>
  /** Puts there what `write` writes into the file that it is given: whole, or not at all. Resolves to its size in bytes. */
  put: (name: string, write: (file: string) => Promise<void>) => Promise<number>
  /** Names that begin so. */
  list: (prefix: string) => Promise<string[]>
  remove: (name: string) => Promise<void>
  /** Removes what back-ups left that were killed, whose names begin so. */
  tidy: (prefix: string) => Promise<void>
}
