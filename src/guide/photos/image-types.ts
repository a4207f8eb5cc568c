/** In the order in which they are shown. */
export const imageTypes = ['manual_upload', 'unsplash_manual', 'unsplash_auto', 'commons_auto'] as const

export type ImageType = (typeof imageTypes)[number]

/** Nobody chose it, so that it is no place's primary image by itself: what an editor adds comes first. */
export const isAutomatic = (type: ImageType): boolean => type === 'unsplash_auto' || type === 'commons_auto'
