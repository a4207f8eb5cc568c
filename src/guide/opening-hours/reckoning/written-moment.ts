/** By the clocks of the process, with their offset: '2026-11-22T10:00+01:00'. */
export const written = (moment: number) => writtenAt(moment, moment)

/** By the clocks that ran until then: the day on which they go forward at midnight ends at 24:00 too. */
export const writtenEnd = (moment: number) => writtenAt(moment, moment - 1)

function writtenAt(moment: number, offsetFrom: number): string {
  const minutes = -new Date(offsetFrom).getTimezoneOffset()
  const local = new Date(moment + minutes * 60_000).toISOString().slice(0, 16)
  const offset = new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16)
  return `${local}${minutes < 0 ? '-' : '+'}${offset}`
}
