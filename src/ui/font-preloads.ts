import bricolage from './fonts/bricolage-grotesque-latin.woff2?url'
import figtree from './fonts/figtree-latin.woff2?url'

/** Addresses of the fonts that every page needs at once: `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontPreloads: readonly string[] = [bricolage, figtree]
