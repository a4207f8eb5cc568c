import { z } from 'zod'

const https = z.url({ protocol: /^https$/ })

/** A photo as Unsplash answers it; only the fields that we use. */
export const UnsplashRecord = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  width: z.int().positive(),
  height: z.int().positive(),
  alt_description: z.string().nullish(),
  urls: z.object({ full: https, regular: https, small: https }),
  links: z.object({ html: https, download_location: https }),
  user: z.object({ name: z.string().min(1), links: z.object({ html: https }) }),
})

export type UnsplashRecord = z.infer<typeof UnsplashRecord>

/** A found photo, its links with the referral that Unsplash asks for. */
export const UnsplashPhoto = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  alt_description: z.string().nullable(),
  urls: z.object({ small: z.string() }),
  links: z.object({ html: z.string() }),
  user: z.object({ name: z.string(), links: z.object({ html: z.string() }) }),
})

export type UnsplashPhoto = z.infer<typeof UnsplashPhoto>
