// Control characters, and marks that turn the direction of the text around them.
const unseen = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb]/gu

// Most of what comes in has nothing of it.
const unclean = /[^ -~]|^ | $| {2}/

/** One line without control and direction characters, at most `maxLength` characters; null when nothing is left. */
export function cleanText(text: string | null | undefined, maxLength = 255): string | null {
  if (!text) return null
  if (!unclean.test(text)) return cut(text, maxLength)
  const line = text
    .replace(/[\s\u0085]+/gu, ' ')
    .replace(unseen, '')
    // What is copied from a Mac may have an accent as a sign of its own: it looks the same, and is found by nobody.
    .normalize('NFC')
    // Half a surrogate pair would be refused by the database.
    .toWellFormed()
    .replace(/ {2,}/g, ' ')
    .trim()
  return cut(line, maxLength) || null
}

// As browsers, spreadsheets and word processors end them.
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** Each line as `cleanText` has it, paragraphs with one empty line between them; null when nothing is left. */
export function cleanParagraphs(text: string | null | undefined): string | null {
  const lines = (text ?? '').split(lineBreak).map((line) => cleanText(line, Number.POSITIVE_INFINITY) ?? '')
  return (
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim() || null
  )
}

function cut(line: string, maxLength: number): string {
  if (line.length <= maxLength) return line
  return line
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}
