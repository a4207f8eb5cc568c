export type Box = { left: number; top: number; width: number; height: number }

const gap = 16
const step = 8
/** What it costs to cover the middle of one; to touch one costs 1. */
const costs = { control: 10_000, label: 100 }

export type Part = Box & { kind?: keyof typeof costs }

/**
 * Where a card covers as few controls as can be, and of their labels as few as that leaves: where it stands, else as near
 * as possible to that, farther up or left. `isClear` says that it covers the middle of none. All in pixels of the window,
 * whose size is `room`.
 */
export function clearSpot(
  card: Box,
  parts: readonly Part[],
  room: { height: number },
): { spot: Box; isClear: boolean } {
  const lowest = Math.min(card.top, room.height - card.height - gap)
  const spots = stepsFrom(lowest).flatMap((top) =>
    stepsFrom(card.left).map((left) => ({ ...card, top, left })),
  )
  const far = (spot: Box) => Math.hypot(card.left - spot.left, card.top - spot.top)
  let best = { ...card, top: Math.max(lowest, 0) }
  let least = Number.POSITIVE_INFINITY
  for (const spot of spots.sort((a, b) => far(a) - far(b))) {
    const cost = coverage(spot, parts, least)
    if (cost >= least) continue
    least = cost
    best = spot
    if (cost === 0) break
  }
  return { spot: best, isClear: least < costs.label }
}

function stepsFrom(first: number): number[] {
  const count = Math.max(0, Math.floor((first - gap) / step))
  return Array.from({ length: count + 1 }, (_, index) => first - index * step)
}

/** One whose middle is covered counts far more than one that is touched; counting stops at `enough`. */
function coverage(spot: Box, parts: readonly Part[], enough: number): number {
  let cost = 0
  for (const part of parts) {
    if (!touches(spot, part)) continue
    cost += touches(spot, middleOf(part)) ? costs[part.kind ?? 'control'] : 1
    if (cost >= enough) break
  }
  return cost
}

const middleOf = ({ left, top, width, height }: Box): Box => ({
  left: left + width / 2,
  top: top + height / 2,
  width: 0,
  height: 0,
})

const touches = (a: Box, b: Box) =>
  a.left <= b.left + b.width &&
  b.left <= a.left + a.width &&
  a.top <= b.top + b.height &&
  b.top <= a.top + a.height
