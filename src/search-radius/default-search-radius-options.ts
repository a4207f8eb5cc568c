/** The choices of a fresh installation, and the fallback of a search that cannot load its own. */
export const defaultSearchRadiusOptions = [10, 25, 50, 100].map((radiusKm, sortOrder) => ({
  radiusKm,
  displayName: `Within ${radiusKm} km`,
  sortOrder,
}))
