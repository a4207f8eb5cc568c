import { z } from 'zod'

export const PlaceImage = z.object({
  id: z.int(),
  isPrimary: z.boolean(),
  imageType: z.enum(['manual_upload', 'unsplash_manual', 'unsplash_auto']),
  publicUrl: z.string().nullable(),
  signedUrl: z.string().nullable(),
  storagePath: z.string().nullable(),
  originalUrl: z.string().nullable(),
  altText: z.string().nullable(),
  photographerName: z.string().nullable(),
  photographerProfileUrl: z.string().nullable(),
  /** Pixels; null while unknown. */
  width: z.int().nullable(),
  height: z.int().nullable(),
})

export type PlaceImage = z.infer<typeof PlaceImage>
