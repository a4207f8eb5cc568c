/** Why the guide made an archive by itself, which is how many of its kind are kept. */
export type ArchiveReason = 'scheduled' | 'before-upgrade'

const form =
  /^guide-[0-9a-f]{8}-(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\d)(\d{3}Z)-(scheduled|before-upgrade)\.backup$/

/** What the archives of a guide begin with: those of another in the same place are none of its business. */
export const archivePrefix = (installation: string) => `guide-${installation.slice(0, 8)}-`

/** 'guide-1a2b3c4d-20261123T030500000Z-scheduled.backup': in the order of their names they are in that of their times. */
export const archiveName = (installation: string, at: Date, reason: ArchiveReason) =>
  `${archivePrefix(installation)}${at.toISOString().replace(/[-:.]/g, '')}-${reason}.backup`

/** Undefined for a name that no guide gave. */
export function reasonOfName(name: string): ArchiveReason | undefined {
  return form.exec(name)?.[7] as ArchiveReason | undefined
}

/** When it was begun; NaN for a name that no guide gave. */
export const timeOfName = (name: string): number => Date.parse(name.replace(form, '$1-$2-$3:$4:$5.$6'))

/** What a back-up that was killed leaves beside its archive's name. */
export const leftoverOf = (name: string): string | undefined => {
  const archive = name.replace(/(?:\.upload)?(?:\.part|\.rows)?$/, '')
  return archive !== name && reasonOfName(archive) ? archive : undefined
}

/** Those of one reason beyond the newest `keep`, never the one that has just been made: a clock may have been set back. */
export function outnumbered(
  names: readonly string[],
  { reason, keep, made }: { reason: ArchiveReason; keep: number; made: string },
): string[] {
  const others = names.filter((name) => name !== made && reasonOfName(name) === reason)
  return others
    .toSorted()
    .reverse()
    .slice(Math.max(keep - 1, 0))
}
