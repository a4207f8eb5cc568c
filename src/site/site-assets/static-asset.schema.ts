import { z } from 'zod'
import { cleanText } from '../../guide/places/clean-text.ts'
import { assetTypes } from './site-asset.ts'

const AssetType = z.enum(assetTypes)
const Moment = z.iso.datetime({ offset: true })

export const Logo = z.object({ servingPath: z.string(), altText: z.string().nullable() })

/** As editors see it. */
export const StaticAsset = z.object({
  id: z.int(),
  assetType: AssetType,
  name: z.string(),
  storagePath: z.string().nullable(),
  originalUrl: z.string().nullable(),
  signedUrl: z.string().nullable(),
  publicUrl: z.string().nullable(),
  altText: z.string().nullable(),
  description: z.string().nullable(),
  isActive: z.boolean(),
  fileSize: z.int().nullable(),
  mimeType: z.string().nullable(),
  createdAt: Moment,
  updatedAt: Moment,
})

export type StaticAsset = z.infer<typeof StaticAsset>

export const AssetsQuery = z.object({ assetType: AssetType.optional() })

const text = z
  .string()
  .max(300, 'At most 300 characters')
  .nullish()
  .transform((value) => cleanText(value, 300))

/** The texts that come with an uploaded file. */
export const AssetUploadTexts = z.object({ type: AssetType, altText: text, description: text })

export const AssetUploadAnswer = z.object({ storagePath: z.string(), publicUrl: z.string() })

export const AssetToSave = z.object({
  /** What the upload answered, as path or as address: nothing is ever fetched from elsewhere. */
  uploadURL: z.string().max(300),
  publicUrl: z.string().max(300).nullish(),
  assetType: AssetType,
  name: text,
  altText: text,
  description: text,
  makePublic: z.boolean().default(true),
})

export type AssetToSave = z.input<typeof AssetToSave>
export type CheckedAsset = z.output<typeof AssetToSave>
