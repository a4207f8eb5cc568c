import { z } from 'zod'
import { cleanText } from '../places/clean-text.ts'
import { imageTypes } from './image-types.ts'
import { isTitle } from './named-pictures.ts'
import { isWebAddress } from './web-address.ts'

export const PlaceImage = z.object({
  id: z.int(),
  isPrimary: z.boolean(),
  imageType: z.enum(imageTypes),
  publicUrl: z.string().nullable(),
  signedUrl: z.string().nullable(),
  storagePath: z.string().nullable(),
  originalUrl: z.string().nullable(),
  altText: z.string().nullable(),
  photographerName: z.string().nullable(),
  photographerProfileUrl: z.string().nullable(),
  /** Such as 'CC BY-SA 4.0'; then `originalUrl` is the picture's page. Null where the name is credit enough. */
  license: z.string().nullable(),
  /** Pixels; null while unknown. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** The point that stays in the picture whatever shape it is cut to, such as '20% 80%'; missing for the middle. */
  focus: z.string().optional(),
})

export type PlaceImage = z.infer<typeof PlaceImage>

/** One line without control characters; null for an empty one. */
const text = (mostLetters: number) =>
  z
    .string()
    .max(mostLetters, `At most ${mostLetters} characters`)
    .nullable()
    .transform((value) => cleanText(value, mostLetters))

const webAddress = z
  .string()
  .trim()
  .max(500, 'At most 500 characters')
  .nullable()
  .transform((value) => value || null)
  .refine((value) => value === null || isWebAddress(value), 'An address that begins with http:// or https://')

/** What an editor may say of an image. */
const PlaceImageChange = z
  .object({ altText: text(300), photographerName: text(200), photographerProfileUrl: webAddress })
  .partial()

/** May say what the texts were as they were read. */
export const PlaceImageEdit = PlaceImageChange.extend({
  base: PlaceImage.pick({ altText: true, photographerName: true, photographerProfileUrl: true })
    .partial()
    .optional(),
})

export type PlaceImageEdit = z.infer<typeof PlaceImageEdit>

/** All images of a place, in the order wanted; the primary one and the types keep their rank. */
export const ImageOrder = z.object({ ids: z.array(z.int32()).max(1000) })

/** The texts that come with an uploaded file; `placeName` describes it where nobody did. */
export const UploadTexts = PlaceImageChange.extend({ placeName: text(300).optional() })

export const UnsplashChoice = z.object({
  unsplashId: z.string().trim().min(1, 'Enter an Unsplash ID').max(300),
  placeName: text(300).optional(),
})

export const CommonsChoice = z.object({
  title: z.string().refine(isTitle, 'Enter a title such as File:Zoo Wien.jpg'),
  placeName: text(300).optional(),
})

const images = z.array(PlaceImage)

/** All answers bring the place's images as they are then, in the order they are shown. */
export const ImagesAnswer = z.object({ success: z.literal(true), images })
export const UploadAnswer = z.object({ storagePath: z.string(), images })
export const UnsplashAnswer = z.object({
  /** Our address of the photo, which leads to where Unsplash shows it. */
  localPath: z.string(),
  /** Such as 'Photo by Brian Aguirre on Unsplash'. */
  attribution: z.string(),
  images,
})
