import type OpeningHours from 'opening_hours'

/** A span in milliseconds, of one of some days. */
export type Piece = { from: number; to: number; isUnknown: boolean }

export type ReadsText = (text: string) => OpeningHours

const hour = 3_600_000

/** Of more than that '08:00–11:00' would be told. */
export const isWithinADay = ({ from, to }: Pick<Piece, 'from' | 'to'>) => to - from < 24 * hour

/**
 * The library ends a night at midnight where a later rule is of the next day: 'Sa 18:00-02:00; Su off'. Nobody who wrote or reads
 * that means so: it goes on as its own rule says, at most until what comes next.
 */
export function wholeNights(pieces: Piece[], hours: OpeningHours, read: ReadsText): Piece[] {
  const rules = new Map<number, OpeningHours>()
  return pieces.map((piece, at) => {
    const rule = endsAtMidnight(piece) ? hours.getMatchingRule(new Date(piece.from)) : undefined
    if (rule === undefined) return piece
    const alone = rules.get(rule) ?? read(hours.prettifyValue({ rule_index: rule }))
    rules.set(rule, alone)
    const end = Math.min(endOf(alone, piece), pieces[at + 1]?.from ?? Number.POSITIVE_INFINITY)
    return end > piece.to ? { ...piece, to: end } : piece
  })
}

function endsAtMidnight(piece: Piece): boolean {
  const end = new Date(piece.to)
  return !piece.isUnknown && isWithinADay(piece) && end.getHours() === 0 && end.getMinutes() === 0
}

/** When a rule that stands alone ends what begins with a piece, by the noon after it; else its own end. */
function endOf(alone: OpeningHours, { from, to }: Piece): number {
  const noon = to + 12 * hour
  const [first] = alone.getOpenIntervals(new Date(from), new Date(noon + hour))
  const end = first?.[1].getTime() ?? to
  return end <= noon && isWithinADay({ from, to: end }) ? end : to
}
