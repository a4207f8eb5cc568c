/** As much of a title and a description as search engines show, in characters. */
export const metaTitleLimit = 60
export const metaDescriptionLimit = 160
