/** Where the feed of a city's new places is. A former slug leads there. */
export const cityFeedPath = (slug: string) => `/feeds/${slug}.atom`
