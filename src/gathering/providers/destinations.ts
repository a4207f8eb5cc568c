// What families drive an hour for; all else they look for in the neighbourhood.
export const destinations: readonly string[] = ['zoo', 'aquarium', 'museum', 'theme_park', 'waterpark']

export const isDestination = (funTypeSlug: string): boolean => destinations.includes(funTypeSlug)
