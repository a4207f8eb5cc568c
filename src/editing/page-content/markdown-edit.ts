/** A change of a text: what stands from `from` to `to` becomes `insert`, and `select` is selected after it. */
export type MarkdownEdit = { from: number; to: number; insert: string; select: readonly [number, number] }

/** A text and what of it is selected. */
type Selected = { text: string; start: number; end: number }

/** Puts signs around the selected words, or takes them away where they are. */
function wrapped({ text, start, end }: Selected, sign: string, example: string): MarkdownEdit {
  const chosen = text.slice(start, end)
  const words = chosen.trim()
  const from = start + (chosen.length - chosen.trimStart().length)
  const to = from + words.length
  const isBetween = (at: number) => text.slice(at - sign.length, at) === sign
  const isLonger = sign === '*' && isBoldOnly(text, from, to)
  if (words && isBetween(from) && text.startsWith(sign, to) && !isLonger)
    return {
      ...{ from: from - sign.length, to: to + sign.length, insert: words },
      select: [from - sign.length, to - sign.length],
    }
  const inner = words || example
  return {
    ...{ from, to, insert: sign + inner + sign },
    select: [from + sign.length, from + sign.length + inner.length],
  }
}

/** Of `**words**` the inner two stars are no italics. */
const isBoldOnly = (text: string, from: number, to: number) =>
  /(^|[^*])\*\*$/.test(text.slice(0, from)) && /^\*\*([^*]|$)/.test(text.slice(to))

export const bold = (selected: Selected) => wrapped(selected, '**', 'bold words')
export const italic = (selected: Selected) => wrapped(selected, '*', 'slanted words')

/** A selected address becomes one to be named, selected words ones to be given an address. */
export function link({ text, start, end }: Selected): MarkdownEdit {
  const chosen = text.slice(start, end)
  const isAddress = /^(https?:\/\/|mailto:|\/)\S*$/i.test(chosen)
  const words = isAddress ? 'words of the link' : chosen || 'words of the link'
  const address = isAddress ? chosen : 'https://'
  const at = isAddress ? start + 1 : start + words.length + 3
  return {
    ...{ from: start, to: end, insert: `[${words}](${address})` },
    select: [at, at + (isAddress ? words : address).length],
  }
}

/** Begins each selected line so, or no longer where all of them do. */
function begun({ text, start, end }: Selected, prefix: string, old: RegExp): MarkdownEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', Math.max(start, end - 1))
  const to = next === -1 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const isBegun = lines.every((line) => line.startsWith(prefix) || (line.trim() === '' && lines.length > 1))
  const insert = lines
    .map((line) => {
      if (isBegun) return line.startsWith(prefix) ? line.slice(prefix.length) : line
      return line.trim() === '' && lines.length > 1 ? line : prefix + line.replace(old, '')
    })
    .join('\n')
  const caret = from + insert.length
  return { from, to, insert, select: lines.length > 1 ? [from, caret] : [caret, caret] }
}

export const heading = (selected: Selected) => begun(selected, '## ', /^#{1,6}\s+/)
export const list = (selected: Selected) => begun(selected, '- ', /^\s*([-*+]|\d+[.)])\s+/)
