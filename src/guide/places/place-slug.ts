import { transliterate } from './transliterate.ts'

const maxLength = 80

/** 'Akvarij Šibenik' gives 'akvarij-sibenik'; empty when nothing of the text has Latin letters or digits. */
export function slugOf(text: string): string {
  const slug = transliterate(text)
    .replace(/['’`´]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return slug.length > maxLength ? slug.slice(0, maxLength).replace(/-[^-]*$/, '') : slug
}

type Named = {
  name: string
  town: string | null
  /** Undefined for a place without one. */
  funType: string | undefined
}

/**
 * The slug a place would like, and the one with its town for when that is taken. A name that leaves nothing gives way to
 * the kind of place and its town.
 */
export function slugWishes({ name, town, funType }: Named): [string, string] {
  const plain = slugOf(name)
  const townSlug = slugOf(town ?? '')
  if (!plain) {
    const described = [slugOf(funType ?? 'attraction'), townSlug].filter(Boolean).join('-')
    return [described, described]
  }
  return [plain, townSlug && !plain.endsWith(townSlug) ? `${plain}-${townSlug}` : plain]
}
