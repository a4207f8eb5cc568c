const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** What a reader sees of a piece of HTML. It is text, and to be escaped like any other. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, ten, hex, name) => {
      if (name) return entities[name.toLowerCase()] ?? whole
      const code = ten ? Number(ten) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })

/** The address of the first link in it; addresses without a scheme are those of a page on https. */
export function firstLink(html: string): string | undefined {
  const address = /<a\s[^>]*?href="([^"]*)"/i.exec(html)?.[1]
  if (!address) return undefined
  return textOfHtml(address).replace(/^\/\//, 'https://')
}
