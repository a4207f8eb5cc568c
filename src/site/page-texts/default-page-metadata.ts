import type { PageMetadata } from './page-metadata.schema.ts'

/** What search engines show of each page: titles of at most 60 characters, descriptions of at most 160. */
export const defaultPageMetadata: readonly PageMetadata[] = [
  {
    pageKey: 'home',
    metaTitle: 'Family fun around European cities',
    metaDescription:
      'Pick a city and how far you want to go: zoos, museums, pools, playgrounds and other days out with children, in 22 European countries.',
  },
  {
    pageKey: 'top-family-activities',
    metaTitle: 'Top family activities in Europe',
    metaDescription:
      'All kinds of days out with children, from zoos and aquariums to playgrounds and sport, with places around cities all over Europe.',
  },
  {
    pageKey: 'about',
    metaTitle: 'About this family travel guide',
    metaDescription:
      'Who this guide is for, where its facts come from, how to tell us about a mistake, and the open projects that it is built on.',
  },
  {
    pageKey: 'privacy-policy',
    metaTitle: 'Privacy policy',
    metaDescription:
      'What this guide learns about you when you use it, which is little, what happens with it, and how to have it corrected or erased.',
  },
  {
    pageKey: 'terms-of-service',
    metaTitle: 'Terms of service',
    metaDescription:
      'What you may do with this guide and its data, what we ask of you, and why the official site of a place has the last word.',
  },
  {
    pageKey: 'cookie-policy',
    metaTitle: 'Cookie policy',
    metaDescription:
      'What this guide keeps in your browser: your cookie choice, and a few settings if you allow it. How to change your mind at any time.',
  },
]
