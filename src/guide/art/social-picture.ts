import { artVersion } from './art-address.ts'

/** Where the picture is that a shared link to a city shows. Its address changes with its content. */
export const citySocialPicture = (slug: string) => `/og/city/${slug}.png?v=${artVersion}`

/** The same for a place: its drawing, which its primary fun type and its slug pick. */
export const placeSocialPicture = (slug: string, funType: string) =>
  `/og/place/${slug}.png?v=${artVersion}-${funType}`
