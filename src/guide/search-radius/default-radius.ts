/** The radius of a search that names none, in kilometres. */
export const defaultRadiusKm = 50

/** The choices of a fresh installation, and those of a search that could load none. */
export const defaultRadiiKm = [10, 25, 50, 100] as const
