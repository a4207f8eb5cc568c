export const planPackKey = 'plan'
export const cityPackKey = (slug: string) => `city/${slug}`
/** The slug of a city's pack; undefined for the plan's. */
export const cityOfPack = (packKey: string) => /^city\/(.+)/.exec(packKey)?.[1]
