/** The year of the general knowledge that the starter guide is made of. */
export const knownIn = 2025
