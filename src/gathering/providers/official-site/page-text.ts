/** The text of a page, in the encoding that its header, its first bytes or its own words name; UTF-8 otherwise. */
export function pageText(body: Buffer, contentTypeHeader: string): string {
  const [, named] = /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(contentTypeHeader) ?? []
  // As far as browsers look for it.
  const start = body.toString('latin1', 0, 1024)
  const [, told] = /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(start) ?? []
  return decoderFor(markOf(body) ?? named ?? told ?? 'utf-8').decode(body)
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    // An encoding that browsers do not know either.
    return new TextDecoder()
  }
}

/** The mark that a text may begin with stands above all that is said of it. */
function markOf([first, second, third]: Buffer): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined
}
