/** What the guide does by itself, unless an editor switches it off; by its key among the configurations. */
export const switches = {
  READ_WEBSITES: {
    title: 'Read the websites of places',
    text: 'Once a month the guide reads the official website of each place that has one: hours, prices, closures. It asks as robots.txt allows, one page at a time.',
    description: 'Whether the websites of places are read: on or off',
  },
  FIND_NEARBY: {
    title: 'Look around places',
    text: 'Twice a year the guide asks OpenStreetMap what lies within a walk of each place: stops, parking, toilets, playgrounds, places to eat. One question every five minutes, for some places at once.',
    description: 'Whether OpenStreetMap is asked what lies around places: on or off',
  },
  FIND_PHOTOS: {
    title: 'Find photos on Wikimedia Commons',
    text: 'Twice a year the guide asks Wikimedia for photos of the places that Wikidata or OpenStreetMap name some for: free licenses only, three a place at most, each with its author and license.',
    description: 'Whether photos of places are brought from Wikimedia Commons: on or off',
  },
} as const

export type SwitchName = keyof typeof switches

export const switchNames = [
  'READ_WEBSITES',
  'FIND_NEARBY',
  'FIND_PHOTOS',
] as const satisfies readonly SwitchName[]

/** On unless somebody said 'off'. */
export const isOn = (value: string | undefined): boolean => value?.trim().toLowerCase() !== 'off'
