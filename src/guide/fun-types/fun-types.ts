export type FunTypeEntry = {
  slug: string
  name: string
  /** Name of an icon of lucide. */
  icon: string
  /** One line for a tile. */
  description: string
  /** For search engines: at most 60 characters. */
  metaTitle: string
  /** For search engines: at most 160 characters. */
  metaDescription: string
  /** Two records of one name this near to each other are one place, in kilometres. */
  twinWithinKm: number
}

/**
 * What the product knows of a fun type; the tags that mean it stand in `osm-kinds.ts`.
 * The order is that of the guide's lists, and the first whose tags match is a place's primary fun type.
 * Browser code reads this file: keep it plain data.
 */
export const funTypes = [
  {
    slug: 'zoo',
    name: 'Zoo',
    icon: 'PawPrint',
    description: 'Meet animals from every continent, and feed a few of them.',
    metaTitle: 'Zoos and wildlife parks for families in Europe',
    metaDescription:
      'Zoos, wildlife parks and petting farms around European cities, with distances, seasons and ages, so that you know before you set out.',
    twinWithinKm: 1,
  },
  {
    slug: 'aquarium',
    name: 'Aquarium',
    icon: 'Fish',
    description: 'Sharks, rays and seahorses, dry-footed in any weather.',
    metaTitle: 'Aquariums for families in European cities',
    metaDescription:
      'Aquariums around European cities for a wet afternoon or a hot one: how far they are, which ages they suit, and their own websites.',
    twinWithinKm: 0.6,
  },
  {
    slug: 'museum',
    name: 'Museum',
    icon: 'Landmark',
    description: 'Dinosaurs, trains and rooms where touching is allowed.',
    metaTitle: 'Museums that children like in European cities',
    metaDescription:
      'Museums with dinosaurs, trains, science and things to touch. See how far each is from your city and which ages it suits.',
    twinWithinKm: 0.4,
  },
  {
    slug: 'theme_park',
    name: 'Theme Park',
    icon: 'FerrisWheel',
    description: 'Big wheels, small trains and one more ride before home.',
    metaTitle: 'Theme parks for families in Europe',
    metaDescription:
      'Theme parks and fairgrounds around European cities, from toddler rides to roller coasters, with the months in which they open.',
    twinWithinKm: 1,
  },
  {
    slug: 'waterpark',
    name: 'Water Park',
    icon: 'Waves',
    description: 'Slides, wave pools and shallow water for beginners.',
    metaTitle: 'Water parks and fun pools in Europe',
    metaDescription:
      'Water parks around European cities, indoors and out: slides, wave pools and paddling water, how far they are and when their season runs.',
    twinWithinKm: 0.6,
  },
  {
    slug: 'playground',
    name: 'Playground',
    icon: 'Smile',
    description: 'The ones locals go to, from ten minutes to a whole afternoon.',
    metaTitle: 'Playgrounds in and around European cities',
    metaDescription:
      'Outdoor and indoor playgrounds near you, from a quick stop in a square to a whole afternoon, each with its distance from the city.',
    twinWithinKm: 0.2,
  },
  {
    slug: 'outdoor',
    name: 'Outdoor',
    icon: 'TreePine',
    description: 'Easy trails, lakes and hills that short legs can manage.',
    metaTitle: 'Parks, beaches and easy nature trips for families',
    metaDescription:
      'Parks, lakes, beaches and gentle trails around European cities for children with energy to spare, nearest first.',
    twinWithinKm: 0.4,
  },
  {
    slug: 'entertainment',
    name: 'Entertainment',
    icon: 'Star',
    description: 'Puppets, cinemas, mini golf and other things for after lunch.',
    metaTitle: 'Family entertainment in European cities',
    metaDescription:
      'Theatres, cinemas, mini golf, bowling and shows around European cities: something for a free afternoon or a rainy evening.',
    twinWithinKm: 0.3,
  },
  {
    slug: 'sport_activities',
    name: 'Sport Activities',
    icon: 'Volleyball',
    description: 'Climb, swim, skate and burn off the long drive.',
    metaTitle: 'Sport for families in European cities',
    metaDescription:
      'Climbing halls, ice rinks, swimming pools and rope courses around European cities, with distances and the ages they suit.',
    twinWithinKm: 0.3,
  },
] as const satisfies readonly FunTypeEntry[]

export type FunTypeSlug = (typeof funTypes)[number]['slug']
