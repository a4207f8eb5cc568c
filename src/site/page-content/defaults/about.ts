import { prose } from '../prose.ts'

export const about = {
  site_name: '{siteName}',
  description: prose(`
    A guide for families who want to know one thing fast: what is near, what is open, and will the children like it?

    We list zoos, museums, pools, playgrounds and other good days out around cities in 22 European countries. For each
    place we say how far it is from the city and, where we know it, in which seasons it opens, which ages it suits and
    whether it is wheelchair accessible. No ratings and no sponsored places.

    The guide starts from a list that was written by hand, from general knowledge as of 2025: what comes from there is
    marked so, and hours are only called usual. More places, opening hours and addresses come from OpenStreetMap, where
    volunteers map their own neighbourhood, and from the places' own websites. Each fact says who says it. Editors correct
    what they find wrong and choose the featured places. If you see a mistake, tell us and we will mend it.
  `),
  contact_info: prose(`
    A wrong time, a closed gate, a place we missed: one line is enough.

    {email}
  `),
  attribution_openstreetmap: prose(`
    Places, positions and opening hours. © OpenStreetMap contributors, under the Open Database License.
  `),
  attribution_nominatim: prose(`
    Finds the address that belongs to a point on the map, from OpenStreetMap data.
  `),
  attribution_osrm: prose(`
    Works out driving distances and times along real roads instead of as the crow flies.
  `),
  attribution_unsplash: prose(`
    Photos shared by their photographers, each named on the picture.
  `),
} as const
