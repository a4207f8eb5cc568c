import { isChange, type Piece } from './text-pieces.ts'

/** What an editor sees of a changed text: its changes and some words around each. */
type ShownPieces = {
  pieces: Piece[]
  /** Further changes of the same text. */
  more: number
}

const mostChanges = 10
const context = 40

export function shownPieces(pieces: readonly Piece[]): ShownPieces {
  const places = pieces.flatMap((piece, index) => (isChange(piece) ? [index] : []))
  const more = Math.max(0, places.length - mostChanges)
  const end = more > 0 ? (places[mostChanges - 1] ?? 0) + 1 : pieces.length
  const shown = pieces.slice(0, end).map((piece, index) => {
    if (isChange(piece)) return piece
    const [isStart, isEnd] = [index === 0, index === end - 1]
    return { same: shortened(piece.same, { head: isStart ? 0 : context, tail: isEnd ? 0 : context }) }
  })
  return { pieces: shown, more }
}

/** Its head and its tail, where there is much between them; by characters, so that none is cut in half. */
function shortened(text: string, { head, tail }: Record<'head' | 'tail', number>): string {
  const letters = [...text]
  if (letters.length <= head + tail + context) return text
  return `${letters.slice(0, head).join('')}…${letters.slice(letters.length - tail).join('')}`
}
