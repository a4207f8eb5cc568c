const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text as it may stand in an element or attribute, whatever it holds. */
export const escapeXml = (text: string): string =>
  text
    // XML 1.0 has no way to write these.
    .toWellFormed()
    .replace(/[[\p{Cc}\ufffe\uffff]--[\t\n\r]]/gv, '')
    .replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
