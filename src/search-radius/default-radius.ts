/** The radius of a search that names none, in kilometres. */
export const defaultRadiusKm = 50

/** Offered when no options could be loaded, in kilometres. */
export const fallbackRadiiKm = [10, 25, 50, 100] as const
