import { stringifySearch } from '../../web/search-params.ts'
import type { Where } from './where.ts'

/** The two parts of the site that show fun types: alike, but search engines are told of the second only. */
export type FunTypesSection = 'categories' | 'top-family-activities'

export const sectionNames: Record<FunTypesSection, string> = {
  categories: 'Categories',
  'top-family-activities': 'Top activities',
}

/** The address of a fun type's places. */
export const funTypeAddress = (section: FunTypesSection, slug: string, page = 1, where: Where = {}): string =>
  `/${section}/${slug}${stringifySearch({ ...where, page: page > 1 ? String(page) : undefined })}`
