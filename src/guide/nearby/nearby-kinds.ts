/** What a family looks for around a place, in the order of its page; of each kind the page names one. */
export const nearbyKinds = ['stop', 'parking', 'toilets', 'playground', 'eat'] as const

/** Which of the kind it is. */
export const nearbyTypes = [
  ...(['bus', 'tram', 'metro', 'train', 'ferry'] as const),
  ...(['parking', 'toilets', 'playground'] as const),
  ...(['restaurant', 'cafe', 'fast-food', 'ice-cream', 'food-court', 'beer-garden'] as const),
] as const

/** What else is known of it, only where it is said. */
export const nearbyFeatures = ['free', 'paid', 'wheelchair', 'changing-table'] as const

export type NearbyKind = (typeof nearbyKinds)[number]
export type NearbyType = (typeof nearbyTypes)[number]
export type NearbyFeature = (typeof nearbyFeatures)[number]
