import { slugOf } from '../places/place-slug.ts'

/** As the Cities screen makes it: 'Frankfurt (Oder)' gives 'frankfurt-oder', 'Málaga' 'm-laga'. */
export const citySlugOf = (name: string): string =>
  orTransliterated(name, customCitySlug(name).replace(/-+/g, '-').replace(/^-|-$/g, ''))

/** As Settings makes it: hyphens stay as many as they are. */
export const settingsCitySlugOf = (name: string): string => orTransliterated(name, customCitySlug(name))

/** Readable where the rules of the two forms are not: 'Málaga' gives 'malaga'; empty for other scripts. */
export const readableCitySlugOf = (name: string): string => slugOf(name)

const customCitySlug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '-')

const orTransliterated = (name: string, slug: string) => (/[a-z0-9]/.test(slug) ? slug : slugOf(name))
