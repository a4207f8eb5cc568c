/** What is looked for in a text, to the letter, and what stands there instead. */
export type Replacing = {
  find: string
  replace: string
  isWholeWord: boolean
  isCaseSensitive: boolean
}

/** A part of a text that stays, or one that becomes another. */
export type Piece = { same: string } | { was: string; is: string }

/** The text in its order, what is replaced apart; one piece where nothing is. */
export function piecesOf(text: string, replacing: Replacing): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: was, index } of text.matchAll(patternOf(replacing))) {
    if (index > end) pieces.push({ same: text.slice(end, index) })
    pieces.push({ was, is: replacing.replace })
    end = index + was.length
  }
  if (end < text.length) pieces.push({ same: text.slice(end) })
  return pieces
}

export const textAfter = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => ('same' in piece ? piece.same : piece.is)).join('')

export const isChange = (piece: Piece): piece is { was: string; is: string } => 'was' in piece

const wordCharacter = String.raw`[\p{L}\p{M}\p{N}_]`

/** No part of it repeats or branches, so that it takes as long as the text is. */
function patternOf({ find, isWholeWord, isCaseSensitive }: Replacing): RegExp {
  const letters = find.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  const pattern = isWholeWord ? `(?<!${wordCharacter})${letters}(?!${wordCharacter})` : letters
  return new RegExp(pattern, isCaseSensitive ? 'gu' : 'giu')
}
