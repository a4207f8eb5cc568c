import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '../../platform/database/columns.ts'
import { places } from '../places/place.table.ts'
import type { Framing } from './framing.ts'
import { imageTypes } from './image-types.ts'

export const placeImages = pgTable(
  'place_images',
  {
    id: id(),
    placeId: integer()
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    imageType: text({ enum: imageTypes }).notNull(),
    storagePath: text().unique(),
    originalUrl: text(),
    signedUrl: text(),
    publicUrl: text(),
    altText: text(),
    isPrimary: boolean().notNull().default(false),
    /** Among images of one type; those of the same number come in the order of their making. */
    sortOrder: smallint().notNull().default(0),
    unsplashId: text(),
    photographerName: text(),
    photographerProfileUrl: text(),
    /** Such as 'CC BY-SA 4.0'; null where the photographer's name is credit enough. */
    license: text(),
    width: integer(),
    height: integer(),
    /** What an editor said of how it is shown, by the whole of it. */
    framing: jsonb().$type<Framing>(),
    /** What follows of it for pages: the point that stays in the picture, as CSS says it. Null for the middle. */
    focus: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (image) => [
    check(
      'place_images_image_type',
      sql`${image.imageType} in ('manual_upload', 'unsplash_manual', 'unsplash_auto', 'commons_auto')`,
    ),
    uniqueIndex('place_images_one_primary').on(image.placeId).where(sql`${image.isPrimary}`),
    index().on(image.placeId),
  ],
)
