/** The information pages, whose sections an editor can write. */
export const contentPageKeys = ['about', 'privacy-policy', 'terms-of-service', 'cookie-policy'] as const

export type ContentPageKey = (typeof contentPageKeys)[number]
