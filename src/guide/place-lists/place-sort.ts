/** How the places around a city may be ordered. */
export const placeSorts = ['distance', 'featured', 'name'] as const

export type PlaceSort = (typeof placeSorts)[number]

export const defaultSort: PlaceSort = 'distance'
