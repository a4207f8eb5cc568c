import { z } from 'zod'

/** The last part of an address, such as 'tiergarten-schoenbrunn' or 'theme_park'. */
export const Slug = z.string().regex(/^[a-z0-9_-]{1,200}$/, 'is not a slug')
