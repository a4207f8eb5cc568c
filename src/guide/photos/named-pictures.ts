/** What map tags say of a place's pictures: titles on Wikimedia Commons, and Wikidata items that may name some. */
export type NamedPictures = { titles: string[]; items: string[] }

type Tags = Readonly<Record<string, unknown>>

const most = 10

/** Of all records of a place, each once, in their order. */
export function namedPictures(records: readonly Tags[]): NamedPictures {
  const values = (key: string) =>
    records.flatMap((tags) => {
      const value = tags[key]
      return typeof value === 'string' ? value.split(';').map((one) => one.trim()) : []
    })
  const titles = [...values('wikimedia_commons'), ...values('image')].flatMap((value) => titleOf(value) ?? [])
  const items = values('wikidata').filter((value) => /^Q[1-9]\d{0,11}$/.test(value))
  return { titles: [...new Set(titles)].slice(0, most), items: [...new Set(items)].slice(0, most) }
}

/** The categories of Commons that a record's map tags name, such as 'Category:Tiergarten Schönbrunn'. */
export const namedCategories = ({ wikimedia_commons: value }: Tags): string[] =>
  typeof value === 'string' ? value.split(';').flatMap((one) => categoryOf(one) ?? []) : []

/** A category's title as Commons writes it; undefined for what is none. */
export function categoryOf(value: string): string | undefined {
  const name = /^Category:(.+)$/i.exec(value.trim())?.[1]?.replaceAll('_', ' ').trim()
  return name && isTitle(`File:${name}`) ? `Category:${name}` : undefined
}

const pageOfFile =
  /^https?:\/\/commons\.(?:m\.)?wikimedia\.org\/wiki\/(?:File:|Image:|Special:FilePath\/)([^?#]+)/i
const fileItself =
  /^https?:\/\/upload\.wikimedia\.org\/wikipedia\/commons\/(?:thumb\/)?[\da-f]\/[\da-f]{2}\/([^/?#]+)/i

/** A file's title as Commons writes it, 'File:Zoo Wien.jpg', from that, its page's address or its own. */
export function titleOf(value: string): string | undefined {
  const address = pageOfFile.exec(value)?.[1] ?? fileItself.exec(value)?.[1]
  const name = address === undefined ? /^(?:File|Image):(.+)$/i.exec(value)?.[1] : decoded(address)
  const plain = name?.replaceAll('_', ' ').trim()
  return plain && isTitle(`File:${plain}`) ? `File:${plain}` : undefined
}

/** Without the signs that no title holds: the bar would ask for two. */
export const isTitle = (title: string): boolean => /^File:[^#<>[\]|{}\p{Cc}]{1,240}$/u.test(title)

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
