/** A span in milliseconds. */
type Piece = { from: number; to: number; isUnknown: boolean }

const hour = 3_600_000

const span = /\b(?:0?[6-9]|1[0-2])(?::[0-5]\d)?\s*[-–]\s*0?[4-7](?::[0-5]\d)?(?![\d:])/

/** Who means the morning after says so: '10:30-29:00'. */
const meantNight = /[-–]\s*(?:2[5-9]|3\d):/

/** '10:30-05:00' of a text: perhaps by a clock of twelve hours, so that five in the afternoon is meant. */
export const spanOfTwelveHours = (text: string): string | undefined =>
  meantNight.test(text) ? undefined : span.exec(text)?.[0]

/**
 * Such a span is not known: from a morning to the next, 16 hours or more. Hardly a place for families is open so, and some that close
 * at five say they are; but the night of New Year's Eve is one.
 */
export function doubtTwelveHours(text: string, pieces: Piece[]): Piece[] {
  if (meantNight.test(text)) return pieces
  return pieces.map((piece) => (isOfTwelveHours(piece) ? { ...piece, isUnknown: true } : piece))
}

function isOfTwelveHours({ from, to }: Piece): boolean {
  const [begin, end] = [new Date(from), new Date(to)]
  const isNewYearsEve = begin.getMonth() === 11 && begin.getDate() === 31
  const isMorning = begin.getHours() >= 6 && begin.getHours() <= 12
  return isMorning && end.getHours() >= 4 && end.getHours() <= 7 && to - from >= 16 * hour && !isNewYearsEve
}
