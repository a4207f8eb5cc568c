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

/** The slug a place would like, and the one with its town for when that is taken. */
export function slugWishes(place: { name: string; town: string | null; funType: string }): [string, string] {
  const plain = slugOf(place.name) || slugOf(place.funType)
  const town = place.town ? slugOf(place.town) : ''
  return [plain, town && !plain.endsWith(town) ? `${plain}-${town}` : plain]
}
